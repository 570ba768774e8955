import { useEffect, useState } from 'react'
import { type Adviser, standing, type WaitingQuestion } from '../../phone/outbox/waiting-call.ts'
import { useNow } from '../../use-now.ts'
import { partWords } from '../../words.ts'
import { NoteButton } from './note-button.tsx'
import { followAsked, type Kept, sendWaiting } from './send-questions.ts'

interface WaitingQuestionsProps {
  kept: Kept
  /** Whose chat is on this page: the farm's shows all questions that wait, the assistant's own page its own. */
  adviser: Adviser
}

/** The questions that wait for the network, each of which can be taken back. */
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
  // How it stands with them changes as time passes, whatever becomes of them.
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
      // Its own page asks it, as if it had just begun to wait.
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
