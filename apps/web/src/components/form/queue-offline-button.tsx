import { useState } from 'react'
import '../button.css'
import { lazyWords } from '../../words.ts'

/**
 * Button that queues a form which could not be sent without a network. If nothing can be saved on
 * this phone, the button says so.
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
