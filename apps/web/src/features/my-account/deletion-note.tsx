import { useState } from 'react'
import { Part } from '../../components/part/part.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { keptDeletion } from './kept-deletion.ts'

// Few have just left: what is said to them is fetched for them.
const loadWords = () => import('./deletion-words.tsx')

/** On the log-in page, after a farmer has had the account deleted from this tab: on which day it goes. */
export function DeletionNote() {
  const [deletesAt] = useState(keptDeletion)
  // The finished HTML of the page knows nothing of it.
  const hydrated = useHydrated()
  return (
    hydrated &&
    deletesAt !== undefined && (
      <Part load={loadWords}>{({ DeletionWords }) => <DeletionWords deletesAt={deletesAt} />}</Part>
    )
  )
}
