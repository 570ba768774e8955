import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import '../link-button.css'
import { partWords } from '../../words.ts'
import { isReading, read, stopReading, whenReadingChanges } from './reading.ts'
import { spokenLines } from './spoken-lines.ts'
import { voiceFor, whenVoicesChange } from './voices.ts'

/** Button that reads a text aloud and stops; nothing where this device has no voice for the page's language. */
export function ReadAloud({ text }: { text: string }) {
  const { tag, speech } = partWords
  const reader = useId()
  const canRead = useSyncExternalStore(whenVoicesChange, () => voiceFor(tag) !== undefined)
  const reading = useSyncExternalStore(whenReadingChanges, () => isReading(reader))
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => () => stopReading(reader), [reader])
  if (!canRead) return null
  const press = () => {
    setFailed(false)
    const voice = voiceFor(tag)
    if (reading) stopReading(reader)
    else if (voice) read(reader, spokenLines(text).map(speech.spoken), voice, () => setFailed(true))
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
