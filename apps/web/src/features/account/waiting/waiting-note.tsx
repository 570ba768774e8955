import { useState } from 'react'
import { Part } from '../../../components/part/part.tsx'
import { useHydrated } from '../../../components/use-hydrated.ts'
import { isNoted } from '../../../plain/notes.ts'

const loadWords = () => import('./waiting-words.tsx')

/** Note on the log-in page about changes queued on this phone: whose they are, and how to remove them. */
export function WaitingNote() {
  const [waits] = useState(() => isNoted('waiting'))
  // The prerendered HTML cannot contain it.
  const hydrated = useHydrated()
  return hydrated && waits && <Part load={loadWords}>{({ WaitingWords }) => <WaitingWords />}</Part>
}
