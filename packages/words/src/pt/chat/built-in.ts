import type { AnswerMessages } from '../../answering/answer-messages.ts'

export const builtInTexts: AnswerMessages['chat']['builtIn'] = {
  unread: 'Não consegui ler essa mensagem. Pergunte com frases mais curtas, por favor.',
  suggested: ({ questions }) =>
    `Você pode perguntar:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
