import type { AnswerWords } from '../../answering/answer-words.ts'

export const builtInTexts: AnswerWords['chat']['builtIn'] = {
  unread: 'لم أتمكن من قراءة هذه الرسالة. من فضلك اسأل بجمل أقصر.',
  suggested: ({ questions }) => `يمكنك أن تسأل:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
