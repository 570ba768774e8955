/** Shown if the phone's clock differs from the server's. */
export const phoneClock = {
  ahead: ({ difference }: { difference: string }) =>
    `Your phone’s clock looks wrong: ${difference} ahead. Check its date, time and time zone.`,
  behind: ({ difference }: { difference: string }) =>
    `Your phone’s clock looks wrong: ${difference} behind. Check its date, time and time zone.`,
  understood: 'All right',
}
