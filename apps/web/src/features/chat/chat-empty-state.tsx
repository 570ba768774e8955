import type { ReactNode } from 'react'
import type { Adviser } from '../../phone/outbox/outbox-entry.ts'
import { words } from '../../words.ts'
import './chat-empty-state.css'
import { ChatSuggestions, type SuggestionsProvider } from './chat-suggestions.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

interface ChatOpeningProps {
  variant: Adviser
  Suggesting?: SuggestionsProvider | undefined
  own?: ReactNode
  onAsk: (question: string) => void
}

/** Drops the question about the first crop's price, which is already shown above. */
const withoutPrice = (questions: readonly string[]): readonly string[] =>
  questions[0] === words.chat.openings.market.questions.price ? questions : questions.slice(1)

/** Empty state: an invitation and a few questions to tap. */
export function ChatEmptyState({ variant, Suggesting, own, onAsk }: ChatOpeningProps) {
  const opening = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={opening} className="chat-opening">
      <p className="chat-opening__invitation">{words.chat.openings[variant].invitation}</p>
      {own}
      <ChatSuggestions
        variant={variant}
        Suggesting={Suggesting}
        arrange={own ? withoutPrice : undefined}
        onAsk={onAsk}
      />
    </div>
  )
}
