import type { ComponentType } from 'react'
import { AskAgain } from '../ask-again.tsx'
import { ChatMessage, PlainText } from '../chat-message.tsx'
import type { Answer } from '../conversation/exchange.ts'
import { AnswerSources } from './answer-sources.tsx'
import { CopyButton } from './copy-button.tsx'

interface AnswerMessageProps {
  answer: Answer
  /** How the assistant's words are shown. */
  Text: ComponentType<{ text: string }>
  /** Where the question can be asked again. */
  onAskAgain?: (() => void) | undefined
}

const endings = { stopped: 'The answer was stopped.', 'cut off': 'The answer was cut off.' } as const

/**
 * An answer with all that belongs to it: how it ended, what of it nobody could check, its sources, and what can be done
 * with it.
 */
export function AnswerMessage({ answer, Text, onAskAgain }: AnswerMessageProps) {
  const { text, state, sources, unverified = 0 } = answer
  const ending = state === 'stopped' || state === 'cut off' ? endings[state] : undefined
  if (state === 'failed') {
    return (
      <ChatMessage label="AI Assistant" tone="failure">
        <PlainText text={text} />
        {onAskAgain && <AskAgain onPress={onAskAgain} />}
      </ChatMessage>
    )
  }
  return (
    <ChatMessage label="AI Assistant" tone="assistant">
      {text !== '' && <Text text={text} />}
      {ending && <p className="answer-message__note">{ending}</p>}
      {unverified > 0 && (
        <p className="answer-message__note">
          {unverified === 1 ? '1 figure' : `${unverified} figures`} could not be checked.
        </p>
      )}
      {sources && <AnswerSources sources={sources} />}
      {ending && onAskAgain && (
        <AskAgain words={state === 'cut off' ? 'Try again' : 'Ask again'} onPress={onAskAgain} />
      )}
      {state !== 'coming' && text !== '' && (
        <div className="answer-message__tools" aria-live="off">
          <CopyButton text={text} />
          {state === 'complete' && onAskAgain && (
            <button className="link-button" type="button" onClick={onAskAgain}>
              Ask again
            </button>
          )}
        </div>
      )}
    </ChatMessage>
  )
}
