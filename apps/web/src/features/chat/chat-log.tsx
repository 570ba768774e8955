import type { ReactNode } from 'react'
import { words } from '../../words.ts'
import './chat-log.css'
import type { Chat } from './use-chat.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

interface ChatLogProps {
  isEmpty: boolean
  activity: Chat['activity']
  onStop: () => void
  children: ReactNode
}

/** The scrolling conversation. A pending answer's progress is always visible at the end. */
export function ChatLog({ isEmpty, activity, onStop, children }: ChatLogProps) {
  return (
    // A scrolling region must be focusable by keyboard; an empty region need not be.
    <section className="chat-log" aria-label={words.chat.conversation} tabIndex={isEmpty ? -1 : 0}>
      {children}
      <div className="chat-log__activity">
        {activity !== 'none' && <span className="chat-log__spinner" aria-hidden="true" />}
        <p role="status">{activity !== 'none' && words.chat[activity]}</p>
        {activity !== 'none' && <StopButton onStop={onStop} />}
      </div>
    </section>
  )
}

function StopButton({ onStop }: { onStop: () => void }) {
  const button = useFocusFallback<HTMLButtonElement>()
  return (
    <button ref={button} className="link-button" type="button" onClick={onStop}>
      {words.chat.stop}
    </button>
  )
}
