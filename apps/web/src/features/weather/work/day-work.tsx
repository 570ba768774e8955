import type { DisplayUnits } from '@smart-farming/weather-core/words/display-units'
import type { Farm } from '@smart-farming/weather-core/work/farm/farm'
import type { JudgedDay, Work } from '@smart-farming/weather-core/work/judge-forecast'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { useState } from 'react'
import './day-work.css'
import { DayHours } from './day-hours.tsx'
import { daySlots } from './day-slots.ts'
import { Legend } from './legend.tsx'
import { WorkRow } from './work-row.tsx'

export interface DayWorkProps {
  day: JudgedDay
  /** The jobs of this farm. */
  works: readonly Work[]
  farm: Farm
  place: PlaceZone
  units: DisplayUnits
}

/** What a day allows, job by job on its 3-hour steps; one job at a time is open with its reasons. */
export function DayWork({ day, works, farm, place, units }: DayWorkProps) {
  const [openWork, setOpenWork] = useState<Work>()
  const slots = daySlots(day, place)
  return (
    <section className="day-work" aria-label="What the weather allows">
      <DayHours slots={slots} place={place} />
      <ul className="day-work__jobs">
        {works.map((work) => (
          <WorkRow
            key={work}
            work={work}
            day={day}
            slots={slots}
            farm={farm}
            place={place}
            units={units}
            isOpen={work === openWork}
            onToggle={() => setOpenWork(work === openWork ? undefined : work)}
          />
        ))}
      </ul>
      <Legend />
    </section>
  )
}
