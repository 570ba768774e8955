import type { Outlook } from '@smart-farming/contracts/weather'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { useState } from 'react'
import { partWords } from '../../../words.ts'
import { DayWaiting } from '../day-waiting.tsx'
import { DayWork } from './day-work.tsx'

interface DayPlanProps {
  /**
   * What the server says of the forecast shown; undefined while that is on its way, 'failed' when it could not be had,
   * 'old' when it is too old to go by.
   */
  outlook: Outlook | 'failed' | 'old' | undefined
  /** `YYYY-MM-DD` at the place. */
  day: string
  place: PlaceZone
}

/**
 * What a day of the forecast allows on this farm, or that this is not known yet. Nothing for a day that was not judged.
 */
export function DayPlan({ outlook, day, place }: DayPlanProps) {
  // Kept here, so that a job stays open while a newer forecast waits for its outlook.
  const [openWork, setOpenWork] = useState<string>()
  if (typeof outlook !== 'object') return <DayWaiting lacks={outlook} />
  const judged = outlook.days.find((each) => each.day === day)
  if (!judged || outlook.works.length === 0) return null
  return (
    <>
      {outlook.usual && <p>{partWords.work.usual}</p>}
      <DayWork
        windows={judged.windows}
        works={outlook.works}
        place={place}
        units={outlook.units}
        openWork={openWork}
        onToggle={(work) => setOpenWork(work === openWork ? undefined : work)}
      />
    </>
  )
}
