import type { ReactNode } from 'react'
import type { Adviser } from '../../phone/outbox/waiting-call.ts'
import { words } from '../../words.ts'
import './chat-opening.css'
import { ChatSuggestions, type Suggesting } from './chat-suggestions.tsx'
import { useLastingFocus } from './use-lasting-focus.ts'

interface ChatOpeningProps {
  variant: Adviser
  Suggesting?: Suggesting | undefined
  /** Answers about this farm that are ready before any question. */
  own?: ReactNode
  onAsk: (question: string) => void
}

/**
 * The price of the farm's first crop is shown above, so the first of its own questions, which asks for it, is left out.
 */
const withoutPrice = (questions: readonly string[]): readonly string[] =>
  questions[0] === words.chat.openings.market.questions.price ? questions : questions.slice(1)

/** Empty state: an invitation and a few questions to tap. */
export function ChatOpening({ variant, Suggesting, own, onAsk }: ChatOpeningProps) {
  const opening = useLastingFocus<HTMLDivElement>()
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
