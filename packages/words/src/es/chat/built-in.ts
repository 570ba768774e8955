import type { AnswerWords } from '../../answering/answer-words.ts'

export const builtInTexts: AnswerWords['chat']['builtIn'] = {
  unread: 'No pude leer ese mensaje. Pregunte con frases más cortas, por favor.',
  suggested: ({ questions }) =>
    `Puede preguntar:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
