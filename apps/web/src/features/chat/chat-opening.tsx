import { words } from '../../words.ts'
import type { ChatVariant } from './conversation/ask.ts'
import './chat-opening.css'
import { useLastingFocus } from './use-lasting-focus.ts'

/** What stands there before the first question: an invitation, and a few questions that a press asks. */
export function ChatOpening({ variant, onAsk }: { variant: ChatVariant; onAsk: (question: string) => void }) {
  const { invitation, questions } = words.chat.openings[variant]
  const opening = useLastingFocus<HTMLDivElement>()
  return (
    <div ref={opening} className="chat-opening">
      <p className="chat-opening__invitation">{invitation}</p>
      <ul className="chat-opening__questions" aria-label={words.chat.suggested}>
        {Object.values(questions).map((question) => (
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
