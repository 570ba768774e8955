import { Fragment } from 'react'
import { words } from '../../words.ts'
import { AskAgainButton } from './ask-again-button.tsx'
import { ChatBubble, PlainText } from './chat-message.tsx'
import type { ChatQuestion } from './conversation/exchange.ts'

interface UnsentQuestionsProps {
  questions: readonly ChatQuestion[]
  isBusy: boolean
  onRetry: () => void
}

/** Questions shown while the conversation's module is loading, or after a failed load. */
export function UnsentQuestions({ questions, isBusy, onRetry }: UnsentQuestionsProps) {
  return (
    <div role="log" aria-label={words.chat.messages}>
      {questions.map(({ question }, at) => {
        const isLast = at === questions.length - 1
        return (
          <Fragment key={at}>
            <ChatBubble tone="you">
              <PlainText text={question} />
            </ChatBubble>
            {!(isLast && isBusy) && (
              <ChatBubble tone="failure">
                <PlainText text={words.chat.noNetwork} />
                {isLast && <AskAgainButton onPress={onRetry} />}
              </ChatBubble>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
