import { useId, useRef } from 'react'
import '../../components/button.css'
import type { ChatVariant } from './ask.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'
import './chat-panel.css'
import { useChat } from './use-chat.ts'

const words = {
  market: {
    title: 'Ask about your market',
    invitation: 'Ask me about crop prices, market trends, or farming economics!',
  },
  assistant: {
    title: 'Ask the farm assistant',
    invitation: 'Ask me about work on the farm: crops, soil, animals, pests, or the season ahead!',
  },
} as const

/** A conversation with one of the two advisers. It takes the height that it is given, and scrolls within. */
export function ChatPanel({ variant = 'market' }: { variant?: ChatVariant }) {
  const chat = useChat(variant)
  const input = useRef<HTMLTextAreaElement>(null)
  const titleId = useId()
  const { title, invitation } = words[variant]

  // The button that was pressed is gone or off, so the focus goes to where the next question is typed.
  const clear = () => {
    chat.clear()
    input.current?.focus()
  }

  return (
    <section className="chat-panel" aria-labelledby={titleId}>
      <div className="chat-panel__head">
        <h2 id={titleId} className="chat-panel__title">
          {title}
        </h2>
        {chat.exchanges.length > 0 && (
          <button className="chat-panel__clear" type="button" onClick={clear}>
            Clear
          </button>
        )}
      </div>
      <ChatLog exchanges={chat.exchanges} isBusy={chat.isBusy} invitation={invitation} onRetry={chat.retry} />
      <ChatComposer inputRef={input} isBusy={chat.isBusy} onSend={chat.send} />
    </section>
  )
}
