export const form = {
  noNetwork: 'Network error. Please try again.',
  /** For a refusal that does not say how long to wait. */
  waiting: ({ said, seconds }: { said: string; seconds: number }) =>
    seconds < 100
      ? `${said} Please try again in ${seconds} s.`
      : `${said} Please try again in ${Math.ceil(seconds / 60)} min.`,
}
