/** What parts of the application say, which are fetched when they are wanted. */
export const parts = {
  /** Of this catalogue, BCP 47: how it writes numbers and days. */
  tag: 'en-GB',
}
