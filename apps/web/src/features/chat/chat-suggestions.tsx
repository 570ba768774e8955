import type { ComponentType, ReactNode } from 'react'
import type { Adviser } from '../../phone/outbox/outbox-entry.ts'
import { words } from '../../words.ts'

/** Passes on the questions suggested to this farmer; undefined if the general ones apply. */
export type SuggestionsProvider = ComponentType<{ children: (questions?: readonly string[]) => ReactNode }>

const Usual: SuggestionsProvider = ({ children }) => children()

interface ChatSuggestionsProps {
  variant: Adviser
  Suggesting?: SuggestionsProvider | undefined
  /** Selects and sorts the questions; by default all are shown. */
  arrange?: ((questions: readonly string[]) => readonly string[]) | undefined
  onAsk: (question: string) => void
}

/** Suggested questions about the farmer's own crops, each of which a tap asks. */
export function ChatSuggestions({ variant, Suggesting = Usual, arrange, onAsk }: ChatSuggestionsProps) {
  const usual = Object.values(words.chat.openings[variant].questions)
  return (
    <ul className="chat-suggestions" aria-label={words.chat.suggested}>
      <Suggesting>
        {(own = usual) =>
          (arrange?.(own) ?? own).map((question, at) => (
            // The position is part of the key: the browser would count a reused element as a layout shift.
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
