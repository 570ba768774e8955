import { useEffect } from 'react'
import { partWords } from '../../words.ts'
import { NoteButton } from './note-button.tsx'
import type { NextVersion } from './worker.ts'

/**
 * Notice that a newer version of the application is ready. It takes over automatically while the page is hidden and
 * nothing is being filled in, else when the farmer agrees.
 */
export function NewVersion({ next }: { next: NextVersion }) {
  useEffect(() => {
    const changeUnseen = () => {
      if (document.visibilityState === 'hidden' && !next.wouldLose()) next.takeOver()
    }
    document.addEventListener('visibilitychange', changeUnseen)
    return () => document.removeEventListener('visibilitychange', changeUnseen)
  }, [next])
  const { isReady, take } = partWords.newVersion
  return (
    <div className="over-page" role="status">
      <p>{isReady}</p>
      <NoteButton label={take} onPress={next.takeOver} />
    </div>
  )
}
