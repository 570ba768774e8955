import type { ReactNode } from 'react'
import './chat-message.css'

interface ChatMessageProps {
  label: 'You' | 'AI Assistant'
  tone: 'you' | 'assistant' | 'failure'
  /** Shown as it is, line breaks kept; never read as HTML. */
  text: string
  /** What belongs under the text. */
  children?: ReactNode
}

/** One message, under the name of who said it. */
export function ChatMessage({ label, tone, text, children }: ChatMessageProps) {
  return (
    <div className={`chat-message chat-message--${tone}`}>
      <p className="chat-message__label">{label}</p>
      <p className="chat-message__text">{text}</p>
      {children}
    </div>
  )
}
