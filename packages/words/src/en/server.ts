/** What the server and its commands say. */
export const server = {
  /** Of this catalogue, BCP 47: how it writes numbers and days. */
  tag: 'en-GB',
}
