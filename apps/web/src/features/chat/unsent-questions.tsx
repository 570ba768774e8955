import { Fragment } from 'react'
import { AskAgain } from './ask-again.tsx'
import { ChatMessage, PlainText } from './chat-message.tsx'
import { NO_NETWORK } from './conversation/no-network.ts'

interface UnsentQuestionsProps {
  questions: readonly string[]
  /** The last of them is on its way. */
  isBusy: boolean
  onRetry: () => void
}

/** The conversation while the part of the application that holds it is not there: on its way, or not to be had. */
export function UnsentQuestions({ questions, isBusy, onRetry }: UnsentQuestionsProps) {
  return (
    <div role="log" aria-label="Messages">
      {questions.map((question, at) => {
        const isLast = at === questions.length - 1
        return (
          <Fragment key={at}>
            <ChatMessage label="You" tone="you">
              <PlainText text={question} />
            </ChatMessage>
            {!(isLast && isBusy) && (
              <ChatMessage label="AI Assistant" tone="failure">
                <PlainText text={NO_NETWORK} />
                {isLast && <AskAgain onPress={onRetry} />}
              </ChatMessage>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
