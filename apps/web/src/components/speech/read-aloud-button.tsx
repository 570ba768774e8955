import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import '../link-button.css'
import { lazyWords } from '../../words.ts'
import { isReading, onReadingChange, startReading, stopReading } from './reading.ts'
import { toSpokenLines } from './spoken-lines.ts'
import { findVoice, onVoicesChange } from './voices.ts'

/**
 * Button that starts and stops reading a text aloud. Renders nothing on a device without a voice
 * for the page's language.
 */
export function ReadAloudButton({ text }: { text: string }) {
  const { tag, speech } = lazyWords
  const reader = useId()
  const canRead = useSyncExternalStore(onVoicesChange, () => findVoice(tag) !== undefined)
  const reading = useSyncExternalStore(onReadingChange, () => isReading(reader))
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => () => stopReading(reader), [reader])
  if (!canRead) return null
  const press = () => {
    setFailed(false)
    const voice = findVoice(tag)
    if (reading) stopReading(reader)
    else if (voice) startReading(reader, toSpokenLines(text).map(speech.spoken), voice, () => setFailed(true))
  }
  return (
    <>
      <button className="link-button" type="button" onClick={press}>
        {reading ? speech.stop : speech.read}
      </button>
      {hasFailed && <span role="status">{speech.failed}</span>}
    </>
  )
}
