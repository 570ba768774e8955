import { type ComponentType, useState } from 'react'
import { CopyButton } from '../../../components/copy/copy-button.tsx'
import { ReadAloudButton } from '../../../components/speech/read-aloud-button.tsx'
import { lazyWords, words } from '../../../words.ts'
import { AskAgainButton } from '../ask-again-button.tsx'
import { ChatBubble, PlainText } from '../chat-message.tsx'
import type { ChatAnswer } from '../conversation/exchange.ts'
import { AnswerSources } from './answer-sources.tsx'

interface AnswerMessageProps {
  answer: ChatAnswer
  Text: ComponentType<{ text: string }>
  /** Undefined if the question cannot be repeated. */
  onAskAgain?: (() => void) | undefined
  /**
   * Queues the question until there is a network; undefined if the question cannot be queued.
   * Resolves to false if nothing can be saved on this phone.
   */
  onWait?: (() => Promise<boolean>) | undefined
}

/** Queues a question until there is a network, or says that this phone saves nothing. */
function LetWait({ onWait }: { onWait: () => Promise<boolean> }) {
  const [cannot, setCannot] = useState(false)
  const { sendWhenBack, cannotWait } = lazyWords.waiting
  if (cannot) return <p role="status">{cannotWait}</p>
  return (
    <AskAgainButton label={sendWhenBack} onPress={() => void onWait().then((waits) => setCannot(!waits))} />
  )
}

/** An answer with its state, notes, sources and buttons. */
export function AnswerMessage({ answer, Text, onAskAgain, onWait }: AnswerMessageProps) {
  const { text, state, sources, notes } = answer
  const { stopped, cutOff, tryAgain } = lazyWords.chat
  const ending = state === 'stopped' ? stopped : state === 'cut off' ? cutOff : undefined
  if (state === 'failed') {
    return (
      <ChatBubble tone="failure">
        <PlainText text={text} />
        {onAskAgain && <AskAgainButton onPress={onAskAgain} />}
        {answer.canWait && onWait && <LetWait onWait={onWait} />}
      </ChatBubble>
    )
  }
  return (
    <ChatBubble tone="assistant">
      {text !== '' && <Text text={text} />}
      {ending && <p className="answer-message__checked answer-message__warning">{ending}</p>}
      {notes?.map((note) => (
        <p key={note} className="answer-message__checked" dir="auto">
          {note}
        </p>
      ))}
      {sources && <AnswerSources sources={sources} />}
      {ending && onAskAgain && (
        <AskAgainButton {...(state === 'cut off' && { label: tryAgain })} onPress={onAskAgain} />
      )}
      {state !== 'coming' && text !== '' && (
        <div className="answer-message__tools" aria-live="off">
          <CopyButton text={text} words={lazyWords.chat.copy} />
          <ReadAloudButton text={text} />
          {state === 'complete' && onAskAgain && (
            <button className="link-button" type="button" onClick={onAskAgain}>
              {words.chat.askAgain}
            </button>
          )}
        </div>
      )}
    </ChatBubble>
  )
}
