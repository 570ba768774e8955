import type { Outlook } from '@smart-farming/contracts/weather'
import type { JudgedWork } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { describeReason } from '@smart-farming/words/sentences/reason'
import { lazyWords, words } from '../../../../words.ts'
import { VerdictMark } from '../verdict-mark.tsx'
import { jobLabel } from '../work-labels.ts'

interface UnjudgedProps {
  /** Jobs whose windows are all unknown. */
  jobs: readonly JudgedWork[]
  windows: Outlook['days'][number]['windows']
  place: PlaceZone
  units: DisplayUnits
}

/** One line for the jobs that cannot be judged on a day, grouped by reason. */
export function UnjudgedJobs({ jobs, windows, place, units }: UnjudgedProps) {
  if (jobs.length === 0) return null
  const { reasons, work: said } = lazyWords
  const byReason = new Map<string, string[]>()
  for (const { work } of jobs) {
    const main = windows[work]?.[0]?.reasons[0]
    const reason = main
      ? describeReason({ figures: words.figures, reasons }, main, place, units)
      : reasons.none
    byReason.set(reason, [...(byReason.get(reason) ?? []), jobLabel(work)])
  }
  return (
    <p className="day-work__unjudged">
      <VerdictMark verdict="unknown" />
      <span>
        <strong>{said.verdicts.unknown}:</strong>{' '}
        {said.unjudged({ groups: [...byReason].map(([reason, names]) => ({ jobs: names, reason })) })}
      </span>
    </p>
  )
}
