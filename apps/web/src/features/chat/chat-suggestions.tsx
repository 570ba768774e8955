import type { ComponentType, ReactNode } from 'react'
import type { Adviser } from '../../phone/outbox/outbox-entry.ts'
import { words } from '../../words.ts'

/** Passes on the questions suggested to this farmer; undefined where the general ones apply. */
export type SuggestionsProvider = ComponentType<{ children: (questions?: readonly string[]) => ReactNode }>

const Usual: SuggestionsProvider = ({ children }) => children()

interface ChatSuggestionsProps {
  variant: Adviser
  Suggesting?: SuggestionsProvider | undefined
  /** Selects and sorts the questions; default: all of them. */
  arrange?: ((questions: readonly string[]) => readonly string[]) | undefined
  onAsk: (question: string) => void
}

/** Questions to tap, about the farmer's own crops. */
export function ChatSuggestions({ variant, Suggesting = Usual, arrange, onAsk }: ChatSuggestionsProps) {
  const usual = Object.values(words.chat.openings[variant].questions)
  return (
    <ul className="chat-suggestions" aria-label={words.chat.suggested}>
      <Suggesting>
        {(own = usual) =>
          (arrange?.(own) ?? own).map((question, at) => (
            // The position is part of the key: a reused element would be treated as one that moved.
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
