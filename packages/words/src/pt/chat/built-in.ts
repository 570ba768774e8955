import type { AnswerWords } from '../../answering/answer-words.ts'

export const builtInTexts: AnswerWords['chat']['builtIn'] = {
  unread: 'Não consegui ler essa mensagem. Pergunte com frases mais curtas, por favor.',
  suggested: ({ questions }) =>
    `Você pode perguntar:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
