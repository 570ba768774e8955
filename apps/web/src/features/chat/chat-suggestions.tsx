import type { ComponentType, ReactNode } from 'react'
import type { Adviser } from '../../phone/outbox/waiting-call.ts'
import { words } from '../../words.ts'

/** Hands over the questions that are suggested to this farmer; undefined where those for everybody will do. */
export type Suggesting = ComponentType<{ children: (questions?: readonly string[]) => ReactNode }>

const Usual: Suggesting = ({ children }) => children()

interface ChatSuggestionsProps {
  variant: Adviser
  Suggesting?: Suggesting | undefined
  /** Chooses and sorts them; all of them otherwise. */
  arrange?: ((questions: readonly string[]) => readonly string[]) | undefined
  onAsk: (question: string) => void
}

/** Questions that a press asks, about the farmer's own crops. */
export function ChatSuggestions({ variant, Suggesting = Usual, arrange, onAsk }: ChatSuggestionsProps) {
  const usual = Object.values(words.chat.openings[variant].questions)
  return (
    <ul className="chat-suggestions" aria-label={words.chat.suggested}>
      <Suggesting>
        {(own = usual) =>
          (arrange?.(own) ?? own).map((question, at) => (
            // In another line it is another element: an old one would count as one that moved.
            <li key={`${at} ${question}`}>
              <button className="button button--quiet" type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))
        }
      </Suggesting>
    </ul>
  )
}
