import type { Adviser } from '../../phone/outbox/waiting-call.ts'
import { words } from '../../words.ts'
import './chat-opening.css'
import { ChatSuggestions, type Suggesting } from './chat-suggestions.tsx'
import { useLastingFocus } from './use-lasting-focus.ts'

interface ChatOpeningProps {
  variant: Adviser
  Suggesting?: Suggesting | undefined
  onAsk: (question: string) => void
}

/** Before the first question: an invitation, and a few questions that a press asks. */
export function ChatOpening({ variant, Suggesting, onAsk }: ChatOpeningProps) {
  const opening = useLastingFocus<HTMLDivElement>()
  return (
    <div ref={opening} className="chat-opening">
      <p className="chat-opening__invitation">{words.chat.openings[variant].invitation}</p>
      <ChatSuggestions variant={variant} Suggesting={Suggesting} onAsk={onAsk} />
    </div>
  )
}
