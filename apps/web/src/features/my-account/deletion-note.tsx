import { useState } from 'react'
import { Part } from '../../components/part/part.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { keptDeletion } from './kept-deletion.ts'

// Loaded on demand: few visitors have just deleted an account.
const loadWords = () => import('./deletion-words.tsx')

/** Note on the log-in page after an account was deleted from this tab: the day of its removal. */
export function DeletionNote() {
  const [deletesAt] = useState(keptDeletion)
  // The prerendered HTML cannot contain it.
  const hydrated = useHydrated()
  return (
    hydrated &&
    deletesAt !== undefined && (
      <Part load={loadWords}>{({ DeletionWords }) => <DeletionWords deletesAt={deletesAt} />}</Part>
    )
  )
}
