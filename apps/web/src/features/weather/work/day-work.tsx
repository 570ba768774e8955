import type { Work } from '@smart-farming/weather-core/work/judge-forecast'
import { useState } from 'react'
import './day-work.css'
import { DayHours } from './day-hours.tsx'
import { daySlots } from './day-slots.ts'
import { Legend } from './legend.tsx'
import { WorkRow, type WorkRowProps } from './work-row.tsx'

interface DayWorkProps extends Pick<WorkRowProps, 'day' | 'farm' | 'place' | 'units'> {
  /** The jobs of this farm. */
  works: readonly Work[]
}

/** What a day allows, job by job on its 3-hour steps; one job at a time is open with its reasons. */
export function DayWork({ day, works, farm, place, units }: DayWorkProps) {
  const [openWork, setOpenWork] = useState<Work>()
  const slots = daySlots(day, place)
  return (
    <section className="day-work" aria-label="What the weather allows">
      <DayHours slots={slots} place={place} />
      <ul>
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
