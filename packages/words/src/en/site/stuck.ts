/** What a page says that is nothing without its script, when that does not run. */
export const stuck = {
  incomplete: 'This page did not load completely.',
  again: 'Try again',
  noScript: 'This page needs JavaScript.',
}
