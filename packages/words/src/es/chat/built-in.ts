import type { AnswerMessages } from '../../answering/answer-messages.ts'

export const builtInTexts: AnswerMessages['chat']['builtIn'] = {
  unread: 'No pude leer ese mensaje. Pregunte con frases más cortas, por favor.',
  suggested: ({ questions }) =>
    `Puede preguntar:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
