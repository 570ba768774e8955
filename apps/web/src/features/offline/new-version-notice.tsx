import { useEffect } from 'react'
import { lazyWords } from '../../words.ts'
import { NoticeButton } from './notice-button.tsx'
import type { NextVersion } from './worker.ts'

/**
 * Notice that a newer version of the application is ready. The version takes over when the farmer
 * agrees, or while the page is hidden and nothing is being filled in.
 */
export function NewVersionNotice({ next }: { next: NextVersion }) {
  useEffect(() => {
    const changeUnseen = () => {
      if (document.visibilityState === 'hidden' && !next.wouldLose()) next.takeOver()
    }
    document.addEventListener('visibilitychange', changeUnseen)
    return () => document.removeEventListener('visibilitychange', changeUnseen)
  }, [next])
  const { isReady, take } = lazyWords.newVersion
  return (
    <div className="over-page" role="status">
      <p>{isReady}</p>
      <NoticeButton label={take} onPress={next.takeOver} />
    </div>
  )
}
