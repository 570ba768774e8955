import type { Outlook } from '@smart-farming/contracts/weather'
import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { CareReason } from '@smart-farming/weather-core/work/care'
import type { Verdict } from '@smart-farming/weather-core/work/verdict'
import { words } from '../../words.ts'

/** The verdict on a day for the farm's first job. */
export interface DayJob {
  readonly work: string
  readonly verdict: Verdict
  /** Reason to take care in these hours, if it has an icon. */
  readonly care: CareReason | undefined
  /** The longest workable window with this verdict, without past hours; unix seconds. */
  readonly stretch: (Pick<WorkWindow, 'startDt' | 'endDt'> & { readonly hasBegun?: boolean }) | undefined
}

const length = ({ startDt, endDt }: WorkWindow): number => endDt - startDt
/** Best first: a day counts by its best verdict. */
const ORDER: readonly Verdict[] = ['good', 'careful', 'dont', 'unknown']

/** The farm's most important job. Frost is not a job. */
export const firstJob = (works: Outlook['works']): string | undefined =>
  works.find(({ work }) => work !== 'frost')?.work

/** Short label of a job. A job without a label, sent by a newer server, appears by its id. */
export function shortJobName(work: string): string {
  const names: Readonly<Record<string, string>> = words.weather.job.names
  return names[work] ?? work.replaceAll('_', ' ')
}

/**
 * Returns a day's best verdict for the farm's first job, with the longest daytime window; undefined
 * if the day was not judged. Windows that are too short or at night count only if there are no
 * others.
 *
 * @param now unix seconds; past hours are ignored
 */
export function dayJob({ works, days }: Outlook, day: string, now: number): DayJob | undefined {
  const work = firstJob(works)
  const windows = days.find((one) => one.day === day)?.windows[work ?? '']
  if (work === undefined || windows === undefined) return undefined
  const left = windows.filter(({ endDt }) => endDt > now)
  const usable = left.filter(({ night, short }) => night !== true && short !== true)
  const from = usable.length > 0 ? usable : left
  const verdict = ORDER.find((one) => from.some((window) => window.verdict === one))
  if (verdict === undefined) return undefined
  const [longest] = from
    .filter((window) => window.verdict === verdict)
    .toSorted((a, b) => length(b) - length(a))
  const canWork = verdict === 'good' || verdict === 'careful'
  const stretch = canWork &&
    longest && {
      startDt: Math.max(longest.startDt, now),
      endDt: longest.endDt,
      hasBegun: longest.startDt < now,
    }
  return { work, verdict, care: longest?.care, stretch: stretch || undefined }
}
