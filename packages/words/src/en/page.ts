/** What the application begins with. */
export const page = {
  /** Of this catalogue, BCP 47: how it writes numbers and days. */
  tag: 'en-GB',
}
