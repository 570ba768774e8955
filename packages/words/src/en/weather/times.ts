/** Local times of the place. */
export const times = {
  /** The end of a day. */
  midnight: 'midnight',
  stretch: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
  atNight: ({ stretch }: { stretch: string }) => `${stretch}, at night`,
}
