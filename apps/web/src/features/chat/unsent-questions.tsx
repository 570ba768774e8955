import { Fragment } from 'react'
import { words } from '../../words.ts'
import { AskAgain } from './ask-again.tsx'
import { ChatBubble, PlainText } from './chat-message.tsx'
import type { Asked } from './conversation/exchange.ts'

interface UnsentQuestionsProps {
  questions: readonly Asked[]
  /** The last of them is on its way. */
  isBusy: boolean
  onRetry: () => void
}

/** The conversation while the part of the application that holds it is not there: on its way, or not to be had. */
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
                {isLast && <AskAgain onPress={onRetry} />}
              </ChatBubble>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
