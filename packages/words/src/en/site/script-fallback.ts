/** Shown if the script of a script-only page does not run. */
export const scriptFallback = {
  incomplete: 'This page did not load completely.',
  again: 'Try again',
  noScript: 'This page needs JavaScript.',
}
