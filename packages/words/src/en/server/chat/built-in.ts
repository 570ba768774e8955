/** Texts of the built-in answers themselves. */
export const builtIn = {
  suggested: ({ questions }: { questions: readonly string[] }) =>
    `You could ask:\n${questions.map((question) => `- ${question}`).join('\n')}`,
  /** A message took too long to read. */
  unread: 'I could not read that message. Please ask in shorter sentences.',
}
