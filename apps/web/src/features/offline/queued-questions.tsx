import { useEffect, useState } from 'react'
import { type Adviser, type QueuedQuestion, questionStatus } from '../../phone/outbox/outbox-entry.ts'
import { useNow } from '../../use-now.ts'
import { lazyWords } from '../../words.ts'
import { NoticeButton } from './notice-button.tsx'
import { type PhoneStorage, removeAnsweredQuestions, sendQueuedQuestions } from './send-questions.ts'

interface WaitingQuestionsProps {
  kept: PhoneStorage
  /**
   * Adviser of the chat on this page. The farm's page shows all queued questions; the assistant's
   * own page shows only its own.
   */
  adviser: Adviser
}

/** Queued questions, each with a cancel button. */
export function QueuedQuestions({ kept, adviser }: WaitingQuestionsProps) {
  const [waiting, setWaiting] = useState<readonly QueuedQuestion[]>([])
  useEffect(() => {
    const { outbox, ownAccount } = kept
    const read = () => {
      const account = ownAccount()
      if (account !== undefined) outbox.readQueuedQuestions(account).then(setWaiting, () => {})
    }
    const ends = [removeAnsweredQuestions(kept, adviser), outbox.onOutboxChange(read)]
    return () => {
      for (const end of ends) end()
    }
  }, [kept, adviser])
  // Re-renders over time, because the questions' states depend on the time.
  useNow()
  const words = lazyWords.line.question
  return waiting.map((one) => {
    const { id, account, question, adviser: whom = 'market' } = one
    const isOwn = whom === adviser
    if (!isOwn && adviser === 'assistant') return null
    const stands = questionStatus(one, Date.now())
    const said = stands === 'waits' && !isOwn ? words.waitsForAssistant : words[stands]
    const askNow = () => {
      if (isOwn) sendQueuedQuestions(kept, adviser, id)
      // A new time makes the adviser's own page send the question.
      else void kept.outbox.replaceEntry({ id, account, question, adviser: whom, madeAt: Date.now() })
    }
    return (
      <div key={id} className="over-page" role="status">
        <p>{said({ question })}</p>
        {(stands === 'old' || stands === 'perhaps') && <NoticeButton label={words.askNow} onPress={askNow} />}
        {stands !== 'sending' && (
          <NoticeButton label={words.remove} onPress={() => void kept.outbox.removeEntry(id)} />
        )}
      </div>
    )
  })
}
