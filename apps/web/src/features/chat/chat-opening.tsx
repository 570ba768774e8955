import type { ChatVariant } from './conversation/ask.ts'
import './chat-opening.css'
import { useLastingFocus } from './use-lasting-focus.ts'

const openings = {
  market: {
    invitation: 'Ask me about crop prices, market trends, or farming economics!',
    // One for each of these; the built-in answerer knows them, too.
    questions: [
      'What is maize worth?',
      'How has wheat moved over the last year?',
      'How many kg of maize buy a kg of urea?',
    ],
  },
  assistant: {
    invitation: 'Ask me about work on the farm: crops, soil, animals, pests, or the season ahead!',
    questions: ['What can I do this week?', 'When can I spray?', 'Will there be frost?'],
  },
} as const

/** What stands there before the first question: an invitation, and a few questions that a press asks. */
export function ChatOpening({ variant, onAsk }: { variant: ChatVariant; onAsk: (question: string) => void }) {
  const { invitation, questions } = openings[variant]
  const opening = useLastingFocus<HTMLDivElement>()
  return (
    <div ref={opening} className="chat-opening">
      <p className="chat-opening__invitation">{invitation}</p>
      <ul className="chat-opening__questions" aria-label="Suggested questions">
        {questions.map((question) => (
          <li key={question}>
            <button className="button button--quiet" type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
