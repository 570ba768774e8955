import { useState } from 'react'
import { Part } from '../../../components/part/part.tsx'
import { useHydrated } from '../../../components/use-hydrated.ts'
import { isNoted } from '../../../plain/notes.ts'

const loadWords = () => import('./waiting-words.tsx')

/** On the log-in page, where something waits on this phone to be sent: for whom it is kept, and what removes it. */
export function WaitingNote() {
  const [waits] = useState(() => isNoted('waiting'))
  // The finished HTML of the page knows nothing of it.
  const hydrated = useHydrated()
  return hydrated && waits && <Part load={loadWords}>{({ WaitingWords }) => <WaitingWords />}</Part>
}
