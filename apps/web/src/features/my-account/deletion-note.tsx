import { useState } from 'react'
import { useHydrated } from '../../components/use-hydrated.ts'
import { words } from '../../words.ts'
import { deletionDay } from './deletion-day.ts'

/** On the log-in page, after a farmer has had the account deleted from this tab: on which day it goes. */
export function DeletionNote() {
  const [day] = useState(deletionDay)
  // The finished HTML of the page knows nothing of it.
  const hydrated = useHydrated()
  return hydrated && day !== undefined && <p role="status">{words.myAccount.goes({ day })}</p>
}
