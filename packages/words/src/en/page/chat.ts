import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'
import { tag } from '../tag.ts'

/** Chat texts needed before the first answer. */
export const chat = {
  titles: { market: 'Ask about your market', assistant: 'Ask the farm assistant' },
  /** Suggested first questions, all of which the built-in answers can answer. */
  openings: {
    market: {
      invitation: 'Ask me about crop prices, market trends, or farming economics!',
      questions: {
        price: 'What is maize worth?',
        change: 'How has wheat moved over the last year?',
        inputRatio: 'How many kg of maize buy a kg of urea?',
      },
    },
    assistant: {
      invitation: 'Ask me about work on the farm: crops, soil, animals, pests, or the season ahead!',
      questions: {
        work: 'What can I do this week?',
        spraying: 'When can I spray?',
        frost: 'Will there be frost?',
      },
    },
  },
  suggested: 'Suggested questions',
  clear: 'Clear',
  conversation: 'Conversation',
  messages: 'Messages',
  you: 'You',
  assistant: 'AI Assistant',
  waiting: 'Waiting for the answer...',
  answering: 'Answering...',
  stop: 'Stop',
  askAgain: 'Ask again',
  noNetwork: 'Error getting response. Please try again.',
  composer: {
    label: 'Your question',
    placeholder: 'Your question...',
    send: 'Send',
    dictate: 'Speak your question',
    noDictation: 'Voice input needs a connection.',
    left: ({ count }: { count: number }) =>
      `${formatNumber(tag, count)} ${choosePlural(tag, count, { one: 'character', other: 'characters' })} left`,
  },
}
