import { alertList } from './parts/alert-list.ts'
import { weatherChart } from './parts/weather-chart.ts'
import { work } from './parts/work.ts'
import { tag } from './tag.ts'
import { limits } from './weather/limits.ts'
import { reasons } from './weather/reasons.ts'
import { times } from './weather/times.ts'

/** What parts of the application say, which are fetched when they are wanted. */
export const parts = {
  tag: tag as string,
  alertList,
  limits,
  reasons,
  times,
  weatherChart,
  work,
}
