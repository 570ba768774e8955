/** The full page of the farm assistant. */
export const assistantPage = {
  /** One sentence with a link in it. */
  signIn: { before: 'Please ', link: 'sign in', after: ' to ask the farm assistant.' },
  unreachable: 'The farm assistant cannot be reached.',
}
