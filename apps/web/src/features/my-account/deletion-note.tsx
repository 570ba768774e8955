import { useState } from 'react'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { readPendingDeletion } from './pending-deletion.ts'

// Loaded on demand, because few visitors have just deleted an account.
const loadWords = () => import('./deletion-text.tsx')

/**
 * Note on the login page after an account was deleted in this tab. States the day of its removal.
 */
export function DeletionNote() {
  const [deletesAt] = useState(readPendingDeletion)
  // The prerendered HTML cannot contain the note.
  const hydrated = useHydrated()
  return (
    hydrated &&
    deletesAt !== undefined && (
      <LazyBoundary load={loadWords}>
        {({ DeletionText }) => <DeletionText deletesAt={deletesAt} />}
      </LazyBoundary>
    )
  )
}
