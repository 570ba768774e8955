import type { Outlook } from '@smart-farming/contracts/weather'
import type { JudgedWork } from '@smart-farming/contracts/weather/work-windows'

/** The farm's jobs that have a verdict in some hour of the five days; frost is no job. */
export const chartJobs = ({ works, days }: Outlook): JudgedWork[] =>
  works.filter(
    ({ work }) =>
      work !== 'frost' &&
      days.some(({ windows }) => windows[work]?.some(({ verdict }) => verdict !== 'unknown')),
  )
