import type { AnswerMessages } from '../../answering/answer-messages.ts'

export const builtInTexts: AnswerMessages['chat']['builtIn'] = {
  unread: 'Sikuweza kusoma ujumbe huo. Tafadhali uliza kwa sentensi fupi zaidi.',
  suggested: ({ questions }) =>
    `Unaweza kuuliza:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
