import { useState } from 'react'
import { Part } from '../../components/part/part.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { deletionDay } from './deletion-day.ts'

// Few have just left: what is said to them is fetched for them.
const loadWords = () => import('./deletion-words.tsx')

/** On the log-in page, after a farmer has had the account deleted from this tab: on which day it goes. */
export function DeletionNote() {
  const [day] = useState(deletionDay)
  // The finished HTML of the page knows nothing of it.
  const hydrated = useHydrated()
  return (
    hydrated &&
    day !== undefined && <Part load={loadWords}>{({ DeletionWords }) => <DeletionWords day={day} />}</Part>
  )
}
