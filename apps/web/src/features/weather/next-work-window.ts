import type { Outlook } from '@smart-farming/contracts/weather'
import { type DayJob, dayJob } from './day-job.ts'

/** Hours of a day in which a job can be done; unix seconds. */
export type NextWorkWindow = { readonly day: string } & NonNullable<DayJob['stretch']>

/**
 * Finds the first day with hours of this verdict for a job, and the longest such hours; undefined
 * if no day has them.
 *
 * @param days `YYYY-MM-DD`, in order
 * @param now unix seconds; past hours are ignored
 */
export function findNextWorkWindow(
  outlook: Outlook,
  work: string,
  days: readonly string[],
  now: number,
  verdict: 'good' | 'careful',
): NextWorkWindow | undefined {
  const only = { ...outlook, works: outlook.works.filter((one) => one.work === work) }
  for (const day of days) {
    const job = dayJob(only, day, now)
    if (job?.verdict === verdict && job.stretch) return { day, ...job.stretch }
  }
  return undefined
}
