import { useEffect, useRef, useState } from 'react'
import '../../../components/button.css'
import { loadUsedPhoneStorage } from '../../../phone/phone.ts'
import { lazyWords } from '../../../words.ts'

interface SureToLeaveProps {
  onLeave: () => void
  onStay: () => void
}

/** Confirms a logout that would lose queued changes. Skipped if nothing is queued. */
export function LogoutConfirmation({ onLeave, onStay }: SureToLeaveProps) {
  const [count, setCount] = useState<number>()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const ask = async () => (await loadUsedPhoneStorage())?.outbox.countOutbox().catch(() => 0)
    void ask().then((waiting) => (waiting ? setCount(waiting) : onLeave()))
  }, [])
  useEffect(() => {
    if (count !== undefined) stay.current?.focus()
  }, [count])
  if (count === undefined) return null
  const words = lazyWords.waiting.leaving
  return (
    <div className="logout__failure logout__sure" role="alert">
      <p>{words.question({ count })}</p>
      <button ref={stay} className="button button--quiet" type="button" onClick={onStay}>
        {words.stay}
      </button>
      <button className="button button--quiet" type="button" onClick={onLeave}>
        {words.leave}
      </button>
    </div>
  )
}
