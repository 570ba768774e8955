import { useEffect, useState } from 'react'
import { type Adviser, standing, type WaitingQuestion } from '../../phone/outbox/waiting-call.ts'
import { useNow } from '../../use-now.ts'
import { partWords } from '../../words.ts'
import { NoteButton } from './note-button.tsx'
import { followAsked, type Kept, sendWaiting } from './send-questions.ts'

interface WaitingQuestionsProps {
  kept: Kept
  /**
   * Adviser of the chat on this page: the farm's page shows all queued questions, the assistant's own page only its
   * own.
   */
  adviser: Adviser
}

/** Queued questions, each with a cancel button. */
export function WaitingQuestions({ kept, adviser }: WaitingQuestionsProps) {
  const [waiting, setWaiting] = useState<readonly WaitingQuestion[]>([])
  useEffect(() => {
    const { outbox, ownAccount } = kept
    const read = () => {
      const account = ownAccount()
      if (account !== undefined) outbox.waitingQuestions(account).then(setWaiting, () => {})
    }
    const ends = [followAsked(kept, adviser), outbox.onOutbox(read)]
    return () => {
      for (const end of ends) end()
    }
  }, [kept, adviser])
  // Their states change as time passes.
  useNow()
  const words = partWords.line.question
  return waiting.map((one) => {
    const { id, account, question, adviser: whom = 'market' } = one
    const isOwn = whom === adviser
    if (!isOwn && adviser === 'assistant') return null
    const stands = standing(one, Date.now())
    const said = stands === 'waits' && !isOwn ? words.waitsForAssistant : words[stands]
    const askNow = () => {
      if (isOwn) sendWaiting(kept, adviser, id)
      // Renews its time, so that the adviser's own page sends it.
      else void kept.outbox.replaceWaiting({ id, account, question, adviser: whom, madeAt: Date.now() })
    }
    return (
      <div key={id} className="over-page" role="status">
        <p>{said({ question })}</p>
        {(stands === 'old' || stands === 'perhaps') && <NoteButton label={words.askNow} onPress={askNow} />}
        {stands !== 'sending' && (
          <NoteButton label={words.remove} onPress={() => void kept.outbox.removeWaiting(id)} />
        )}
      </div>
    )
  })
}
