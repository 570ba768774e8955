import type { Outlook } from '@smart-farming/contracts/weather'
import type { JudgedWork } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { daySlots } from './day-slots.ts'
import css from './day-work.css?inline'
import { HourLabels } from './hour-labels.tsx'
import { splitJobs } from './unjudged/split-jobs.ts'
import { UnjudgedJobs } from './unjudged/unjudged-jobs.tsx'
import { VerdictLegend } from './verdict-legend.tsx'
import { WorkRow } from './work-row.tsx'

adoptStyle(css)

interface DayWorkProps {
  windows: Outlook['days'][number]['windows']
  works: readonly JudgedWork[]
  place: PlaceZone
  units: DisplayUnits
  openWork: string | undefined
  onToggle: (work: string) => void
}

/**
 * A day's jobs by hour, one of which can be open with its reasons. Jobs that cannot be judged in
 * any hour share a line with the reason.
 */
export function DayWork({ windows, works, place, units, openWork, onToggle }: DayWorkProps) {
  const slots = daySlots(Object.values(windows).flat(), place)
  const [judged, unjudged] = splitJobs(works, windows)
  return (
    <section className="day-work" aria-label={lazyWords.work.title}>
      {judged.length > 0 && <HourLabels slots={slots} place={place} />}
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
      <UnjudgedJobs jobs={unjudged} windows={windows} place={place} units={units} />
      {judged.length > 0 && <VerdictLegend />}
    </section>
  )
}
