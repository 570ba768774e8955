import type { AnswerMessages } from '../../answering/answer-messages.ts'

export const builtInTexts: AnswerMessages['chat']['builtIn'] = {
  unread: 'Je n’ai pas pu lire ce message. Posez votre question en phrases plus courtes.',
  suggested: ({ questions }) =>
    `Vous pouvez demander :\n${questions.map((question) => `- ${question}`).join('\n')}`,
}
