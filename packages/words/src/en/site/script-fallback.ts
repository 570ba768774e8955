/** Fallback of a script-only page whose script does not run. */
export const scriptFallback = {
  incomplete: 'This page did not load completely.',
  again: 'Try again',
  noScript: 'This page needs JavaScript.',
}
