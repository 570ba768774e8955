import type { AnswerMessages } from '../../answering/answer-messages.ts'

export const builtInTexts: AnswerMessages['chat']['builtIn'] = {
  unread: 'لم أتمكن من قراءة هذه الرسالة. من فضلك اسأل بجمل أقصر.',
  suggested: ({ questions }) => `يمكنك أن تسأل:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
