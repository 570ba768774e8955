import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { shortHour, startHour } from '../../../place-time.ts'
import { words } from '../../../words.ts'
import { type DayJob, shortJobName } from '../day-job.ts'
import { VerdictMark } from '../work/verdict-mark.tsx'

interface JobChipProps {
  job: DayJob
  /** Expiry of the forecast's advice, unix seconds. */
  untilDt: number
  place: PlaceZone
}

/** A day's verdict for the farm's first job, with its hours if any. */
export function JobChip({ job: { work, verdict, care, stretch }, untilDt, place }: JobChipProps) {
  const { job: jobs } = words.weather
  const name = shortJobName(work)
  const said = stretch
    ? jobs.within({
        job: name,
        from: startHour(place, stretch),
        to: shortHour(place, stretch.endDt),
      })
    : jobs[verdict === 'unknown' ? 'unknown' : 'not']({ job: name })
  return (
    <span
      className={`job-chip job-chip--${verdict}`}
      data-until={Math.min(untilDt, stretch?.endDt ?? untilDt)}
    >
      <VerdictMark verdict={verdict} care={care} />
      <span>
        {said}
        {care && <span className="job-chip__care">{jobs.care({ care: jobs.cares[care] })}</span>}
        {verdict === 'careful' && <span className="unseen"> {jobs.careful}</span>}
      </span>
    </span>
  )
}
