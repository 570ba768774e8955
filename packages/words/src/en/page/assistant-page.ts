export const assistantPage = {
  /** One sentence that contains a link. */
  signIn: { before: 'Please ', link: 'sign in', after: ' to ask the farm assistant.' },
  unreachable: 'The farm assistant cannot be reached.',
}
