import { useState } from 'react'
import { hasFlag } from '../../../browser/flags.ts'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { useHydrated } from '../../../components/use-hydrated.ts'

const loadWords = () => import('./queued-changes-text.tsx')

/** Note on the login page about changes queued on this phone. */
export function QueuedChangesNote() {
  const [waits] = useState(() => hasFlag('waiting'))
  // The prerendered HTML cannot contain the note.
  const hydrated = useHydrated()
  return (
    hydrated &&
    waits && <LazyBoundary load={loadWords}>{({ QueuedChangesText }) => <QueuedChangesText />}</LazyBoundary>
  )
}
