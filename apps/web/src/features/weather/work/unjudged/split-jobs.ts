import type { Outlook } from '@smart-farming/contracts/weather'
import type { JudgedWork } from '@smart-farming/contracts/weather/work-windows'

type Windows = Outlook['days'][number]['windows']

/**
 * Splits jobs into those with a verdict in any hour and those that cannot be judged. Jobs without
 * hours are in neither list.
 */
export function splitJobs(
  works: readonly JudgedWork[],
  windows: Windows,
): [judged: JudgedWork[], unjudged: JudgedWork[]] {
  const withHours = works.filter(({ work }) => (windows[work]?.length ?? 0) > 0)
  const isJudged = ({ work }: JudgedWork) => windows[work]?.some(({ verdict }) => verdict !== 'unknown')
  return [withHours.filter(isJudged), withHours.filter((job) => !isJudged(job))]
}
