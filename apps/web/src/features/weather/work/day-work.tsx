import type { Outlook } from '@smart-farming/contracts/weather'
import type { JudgedWork } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { partWords } from '../../../words.ts'
import { DayHours } from './day-hours.tsx'
import { daySlots } from './day-slots.ts'
import css from './day-work.css?inline'
import { Legend } from './legend.tsx'
import { sortJobs } from './unjudged/sort-jobs.ts'
import { Unjudged } from './unjudged/unjudged.tsx'
import { WorkRow } from './work-row.tsx'

adoptStyle(css)

interface DayWorkProps {
  /** The day's verdicts, by job. */
  windows: Outlook['days'][number]['windows']
  /** The farm's jobs, with their limits. */
  works: readonly JudgedWork[]
  place: PlaceZone
  units: DisplayUnits
  /** The job whose reasons are open. */
  openWork: string | undefined
  onToggle: (work: string) => void
}

/**
 * A day's jobs by hour; one at a time is open with its reasons. Jobs that cannot be judged in any hour share a line
 * with the reason.
 */
export function DayWork({ windows, works, place, units, openWork, onToggle }: DayWorkProps) {
  const slots = daySlots(Object.values(windows).flat(), place)
  const [judged, unjudged] = sortJobs(works, windows)
  return (
    <section className="day-work" aria-label={partWords.work.title}>
      {judged.length > 0 && <DayHours slots={slots} place={place} />}
      <ul className="day-work__jobs">
        {judged.map(({ work, limits }) => (
          <WorkRow
            key={work}
            work={work}
            windows={windows[work] ?? []}
            limits={limits}
            slots={slots}
            place={place}
            units={units}
            isOpen={work === openWork}
            onToggle={() => onToggle(work)}
          />
        ))}
      </ul>
      <Unjudged jobs={unjudged} windows={windows} place={place} units={units} />
      {judged.length > 0 && <Legend />}
    </section>
  )
}
