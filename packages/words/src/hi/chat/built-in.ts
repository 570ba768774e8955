import type { AnswerWords } from '../../answering/answer-words.ts'

export const builtInTexts: AnswerWords['chat']['builtIn'] = {
  unread: 'मैं यह संदेश पढ़ नहीं सका। कृपया छोटे वाक्यों में पूछें।',
  suggested: ({ questions }) => `आप पूछ सकते हैं:\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
