import { useState } from 'react'
import '../button.css'
import { lazyWords } from '../../words.ts'

/**
 * Button beside a form that could not be sent for lack of a network. Queues the form, or says that this phone saves
 * nothing.
 *
 * @param props `onWait` resolves to true if the form was queued
 */
export function QueueOfflineButton({ onWait }: { onWait: () => Promise<boolean> }) {
  const [cannot, setCannot] = useState(false)
  const { sendWhenBack, cannotWait } = lazyWords.waiting
  if (cannot) return <p role="status">{cannotWait}</p>
  return (
    <button
      className="button button--quiet"
      type="button"
      onClick={() => void onWait().then((waits) => setCannot(!waits))}
    >
      {sendWhenBack}
    </button>
  )
}
