import { type ComponentType, useRef, useSyncExternalStore } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { useLazyModule } from '../../../components/lazy/use-lazy-module.ts'
import { queueQuestion } from '../../../phone/outbox/queue.ts'
import { words } from '../../../words.ts'
import { AnswerMessage } from '../answer/answer-message.tsx'
import { PlainText } from '../chat-message.tsx'
import { ChatSuggestions, type SuggestionsProvider } from '../chat-suggestions.tsx'
import type { Conversation } from './conversation.ts'
import css from './message-list.css?inline'
import { suggestNextQuestions } from './next-questions.ts'
import { QuestionMessage } from './question-message.tsx'
import { useAutoScroll } from './use-auto-scroll.ts'
import { useStopWhenHidden } from './use-stop-when-hidden.ts'

adoptStyle(css)

const loadMarkdown = () => import('../answer/answer-markdown.tsx')

interface MessagesProps {
  conversation: Conversation
  isBusy: boolean
  Suggesting?: SuggestionsProvider | undefined
}

/**
 * Messages of a conversation. The log announces each message once: a pending answer is outside the
 * log, and moves in when complete.
 */
export function MessageList({ conversation, isBusy, Suggesting }: MessagesProps) {
  const { adviser, subscribe, exchanges, send, edit, retry, stop, takeBack } = conversation
  const all = useSyncExternalStore(subscribe, exchanges)
  const markdown = useLazyModule(loadMarkdown)
  const Text: ComponentType<{ text: string }> =
    typeof markdown === 'object' ? markdown.AnswerMarkdown : PlainText
  const log = useRef<HTMLDivElement>(null)
  useAutoScroll(log, all)
  useStopWhenHidden(log, stop)

  const letWait = async (question: string) => {
    const waits = await queueQuestion(question, adviser)
    if (waits) takeBack()
    return waits
  }
  const last = all.at(-1)
  const coming = last?.answer?.state === 'coming' ? last.answer : undefined
  return (
    <>
      <div ref={log} role="log" aria-label={words.chat.messages}>
        {all.flatMap(({ id, question, photo, answer }) => [
          <QuestionMessage
            key={`${id} question`}
            question={question}
            photo={photo}
            isBusy={isBusy}
            onEdit={(other, otherPhoto) => edit(id, other, otherPhoto)}
          />,
          answer && answer !== coming && (
            <AnswerMessage
              key={`${id} answer`}
              answer={answer}
              Text={Text}
              onAskAgain={id === last?.id ? retry : undefined}
              onWait={id === last?.id ? () => letWait(question) : undefined}
            />
          ),
        ])}
      </div>
      {coming && <AnswerMessage answer={coming} Text={Text} />}
      {!isBusy && last?.answer?.state === 'complete' && (
        <ChatSuggestions
          variant={adviser}
          Suggesting={Suggesting}
          arrange={(questions) =>
            suggestNextQuestions(
              questions,
              all.map(({ question }) => question),
            )
          }
          onAsk={send}
        />
      )}
    </>
  )
}
