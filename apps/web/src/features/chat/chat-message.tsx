import type { ReactNode } from 'react'
import { words } from '../../words.ts'
import './chat-message.css'

interface ChatMessageProps {
  tone: 'you' | 'assistant' | 'failure'
  children: ReactNode
}

/** One message, with its author's name above. */
export function ChatBubble({ tone, children }: ChatMessageProps) {
  return (
    <div className={`chat-message chat-message--${tone}`}>
      <p className="chat-message__label">{tone === 'you' ? words.chat.you : words.chat.assistant}</p>
      {children}
    </div>
  )
}

/** Text with its line breaks, in its own language's direction. Never parsed as HTML. */
export function PlainText({ text }: { text: string }) {
  return (
    <p className="chat-message__text" dir="auto">
      {text}
    </p>
  )
}
