import type { ComponentType, ReactNode } from 'react'
import type { Adviser } from '../../phone/outbox/waiting-call.ts'
import { words } from '../../words.ts'
import './chat-opening.css'
import { useLastingFocus } from './use-lasting-focus.ts'

/** Hands over the questions that are suggested to this farmer; undefined where those for everybody will do. */
export type Suggesting = ComponentType<{ children: (questions?: readonly string[]) => ReactNode }>

const Usual: Suggesting = ({ children }) => children()

interface ChatOpeningProps {
  variant: Adviser
  Suggesting?: Suggesting | undefined
  onAsk: (question: string) => void
}

/** What stands there before the first question: an invitation, and a few questions that a press asks. */
export function ChatOpening({ variant, Suggesting = Usual, onAsk }: ChatOpeningProps) {
  const { invitation, questions } = words.chat.openings[variant]
  const opening = useLastingFocus<HTMLDivElement>()
  return (
    <div ref={opening} className="chat-opening">
      <p className="chat-opening__invitation">{invitation}</p>
      <ul className="chat-opening__questions" aria-label={words.chat.suggested}>
        <Suggesting>
          {(own = Object.values(questions)) =>
            own.map((question) => (
              <li key={question}>
                <button className="button button--quiet" type="button" onClick={() => onAsk(question)}>
                  {question}
                </button>
              </li>
            ))
          }
        </Suggesting>
      </ul>
    </div>
  )
}
