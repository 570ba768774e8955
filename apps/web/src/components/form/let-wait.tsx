import { useState } from 'react'
import '../button.css'
import { partWords } from '../../words.ts'

/**
 * Beside what could not be sent without a network: lets it wait for one, or says that this phone keeps nothing.
 *
 * @param props `onWait` says whether it waits now
 */
export function LetWait({ onWait }: { onWait: () => Promise<boolean> }) {
  const [cannot, setCannot] = useState(false)
  const { sendWhenBack, cannotWait } = partWords.waiting
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
