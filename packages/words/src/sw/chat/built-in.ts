import type { AnswerWords } from '../../answering/answer-words.ts'

export const builtInTexts: AnswerWords['chat']['builtIn'] = {
  unread: 'Sikuweza kusoma ujumbe huo. Tafadhali uliza kwa sentensi fupi zaidi.',
  suggested: ({ questions }) =>
    `Unaweza kuuliza:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
