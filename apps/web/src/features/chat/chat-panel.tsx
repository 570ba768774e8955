import { type ReactNode, useEffect, useId, useRef } from 'react'
import '../../components/button.css'
import '../../components/link-button.css'
import type { Adviser } from '../../phone/outbox/outbox-entry.ts'
import { words } from '../../words.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatEmptyState } from './chat-empty-state.tsx'
import { ChatLog } from './chat-log.tsx'
import './chat-panel.css'
import type { SuggestionsProvider } from './chat-suggestions.tsx'
import { UnsentQuestions } from './unsent-questions.tsx'
import { useChat } from './use-chat.ts'

interface ChatPanelProps {
  variant?: Adviser
  Suggesting?: SuggestionsProvider | undefined
  /**
   * Renders facts about the farm before the first question. Receives a function that asks a
   * question.
   */
  opening?: (ask: (question: string) => void) => ReactNode
}

/**
 * A conversation with one of the two advisers. An empty panel is as high as its suggestions. After
 * a question, the panel fills the available height and scrolls.
 */
export function ChatPanel({ variant = 'market', Suggesting, opening }: ChatPanelProps) {
  const chat = useChat(variant)
  const input = useRef<HTMLTextAreaElement>(null)
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  const { opened, unsent, isEmpty, activity } = chat
  const isBusy = activity !== 'none'

  // The first question makes the panel as high as the screen, so the whole panel is scrolled into
  // view.
  useEffect(() => {
    if (!isEmpty && panel.current?.contains(document.activeElement))
      panel.current.scrollIntoView({ block: 'nearest' })
  }, [isEmpty])

  // The pressed button disappears, so the focus moves to the input.
  const clear = () => {
    chat.clear()
    input.current?.focus()
  }

  return (
    <section
      ref={panel}
      id="ask"
      className={`chat-panel ${isEmpty ? 'chat-panel--empty' : ''}`}
      aria-labelledby={titleId}
    >
      <div className="chat-panel__head">
        <h2 id={titleId} className="chat-panel__title">
          {words.chat.titles[variant]}
        </h2>
        {!isEmpty && (
          <button className="link-button" type="button" onClick={clear}>
            {words.chat.clear}
          </button>
        )}
      </div>
      <ChatLog isEmpty={isEmpty} activity={activity} onStop={chat.stop}>
        {isEmpty ? (
          <ChatEmptyState
            variant={variant}
            Suggesting={Suggesting}
            own={opening?.(chat.send)}
            onAsk={chat.send}
          />
        ) : opened ? (
          <opened.Messages conversation={opened.conversation} isBusy={isBusy} Suggesting={Suggesting} />
        ) : (
          <UnsentQuestions questions={unsent} isBusy={isBusy} onRetry={chat.retry} />
        )}
      </ChatLog>
      <ChatComposer
        label={words.chat.composer.label}
        inputRef={input}
        isBusy={isBusy}
        takesDrafts={variant === 'market'}
        onSend={chat.send}
        onIntent={chat.prepare}
      />
    </section>
  )
}
