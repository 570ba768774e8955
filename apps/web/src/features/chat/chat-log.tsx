import { useLayoutEffect, useRef } from 'react'
import { AnswerSources } from './answer-sources.tsx'
import './chat-log.css'
import { ChatMessage } from './chat-message.tsx'
import type { Exchange } from './exchange.ts'

interface ChatLogProps {
  exchanges: readonly Exchange[]
  isBusy: boolean
  /** What stands there before the first question. */
  invitation: string
  onRetry: () => void
}

/** The conversation. What is new is spoken once, by the log; that an answer is awaited, by the status under it. */
export function ChatLog({ exchanges, isBusy, invitation, onRetry }: ChatLogProps) {
  const isEmpty = exchanges.length === 0
  const scroller = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => showNewest(scroller.current, log.current?.lastElementChild), [exchanges])

  return (
    // What scrolls must be reachable by keyboard; what is empty need not be.
    <section ref={scroller} className="chat-log" aria-label="Conversation" tabIndex={isEmpty ? undefined : 0}>
      {isEmpty && <p className="chat-log__invitation">{invitation}</p>}
      <div ref={log} role="log" aria-label="Messages">
        {exchanges.flatMap(({ id, question, answer }) => [
          <ChatMessage key={`${id} question`} label="You" tone="you" text={question} />,
          answer && (
            <ChatMessage
              key={`${id} answer`}
              label="AI Assistant"
              tone={answer.isFailure ? 'failure' : 'assistant'}
              text={answer.text}
            >
              {answer.sources && <AnswerSources sources={answer.sources} />}
            </ChatMessage>
          ),
        ])}
      </div>
      <p role="status" className="chat-log__status">
        {isBusy && (
          <>
            <span className="chat-log__spinner" aria-hidden="true" />
            Waiting for the answer...
          </>
        )}
      </p>
      {exchanges.at(-1)?.answer?.isFailure && (
        <button className="button button--quiet" type="button" onClick={onRetry}>
          Ask again
        </button>
      )}
    </section>
  )
}

/** Scrolls the panel, and never the page, to its end; but not past the beginning of the newest message. */
function showNewest(scroller: HTMLElement | null, newest: Element | null | undefined): void {
  if (!scroller || !(newest instanceof HTMLElement)) return
  scroller.scrollTop = Math.min(scroller.scrollHeight - scroller.clientHeight, newest.offsetTop)
}
