import type { Outlook } from '@smart-farming/contracts/weather'
import type { JudgedWork } from '@smart-farming/contracts/weather/work-windows'

/** The farm's jobs with a verdict in at least one hour of the five days. Frost is not a job. */
export const chartJobs = ({ works, days }: Outlook): JudgedWork[] =>
  works.filter(
    ({ work }) =>
      work !== 'frost' &&
      days.some(({ windows }) => windows[work]?.some(({ verdict }) => verdict !== 'unknown')),
  )
