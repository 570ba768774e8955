export const builtInTexts = {
  suggested: ({ questions }: { questions: readonly string[] }) =>
    `You could ask:\n${questions.map((question) => `- ${question}`).join('\n')}`,
  /** Used if reading the message timed out. */
  unread: 'I could not read that message. Please ask in shorter sentences.',
}
