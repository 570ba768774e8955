import type { AnswerMessages } from '../../answering/answer-messages.ts'

export const builtInTexts: AnswerMessages['chat']['builtIn'] = {
  unread: 'मैं यह संदेश पढ़ नहीं सका। कृपया छोटे वाक्यों में पूछें।',
  suggested: ({ questions }) => `आप पूछ सकते हैं:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
