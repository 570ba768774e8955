import type { ComponentType, ReactNode } from 'react'
import type { Adviser } from '../../phone/outbox/outbox-entry.ts'
import { words } from '../../words.ts'

/** Provides the questions suggested to this farmer; undefined selects the general questions. */
export type SuggestionsProvider = ComponentType<{ children: (questions?: readonly string[]) => ReactNode }>

const Usual: SuggestionsProvider = ({ children }) => children()

interface ChatSuggestionsProps {
  variant: Adviser
  Suggesting?: SuggestionsProvider | undefined
  arrange?: ((questions: readonly string[]) => readonly string[]) | undefined
  onAsk: (question: string) => void
}

/** Suggested questions about the farmer's own crops. A tap asks the question. */
export function ChatSuggestions({ variant, Suggesting = Usual, arrange, onAsk }: ChatSuggestionsProps) {
  const usual = Object.values(words.chat.openings[variant].questions)
  return (
    <ul className="chat-suggestions" aria-label={words.chat.suggested}>
      <Suggesting>
        {(own = usual) =>
          (arrange?.(own) ?? own).map((question, at) => (
            // The key includes the position: browsers count a moved, reused element as a layout
            // shift.
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
