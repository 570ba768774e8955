/** The public pages, which are finished HTML, and the titles of all pages. */
export const site = {
  /** Of this catalogue, BCP 47: how it writes numbers and days. */
  tag: 'en-GB',
}
