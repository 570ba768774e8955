import { knownValue } from '@smart-farming/weather-core/result'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { enumerated } from '@smart-farming/words/format/names/list'
import { number } from '@smart-farming/words/format/number'
import type { JudgedFarmWeather } from '../../farm-weather.ts'
import { linesOf, sayFallen, stepsIn, type Telling } from '../stretch.ts'
import { chanceIn } from './rain.ts'

/** A day with less rain is dry, mm. */
const DRY_MM = 0.5

/**
 * The rain of a day, mm. Undefined where the day is not in the forecast, or ends beyond it and is not wet already; of
 * today only the rain to come counts.
 */
export function rainOfDay({ days }: Pick<JudgedFarmWeather, 'days'>, key: string): number | undefined {
  const day = days.find((each) => each.key === key)
  const rainMm = day && knownValue(day.rainMm)
  if (day === undefined || rainMm === undefined) return undefined
  return day.complete || day === days[0] || rainMm >= DRY_MM ? rainMm : undefined
}

/** How many days are dry, and which; days of which that is unknown are named apart. */
export function dryDaysLine({ say, weather, farm }: Telling, keys: readonly string[]): string {
  const { tag } = weather.figures
  const all = keys.length > 0 ? keys : farm.days.map(({ key }) => key)
  const dry = all.filter((key) => (rainOfDay(farm, key) ?? DRY_MM) < DRY_MM)
  const open = all.filter((key) => rainOfDay(farm, key) === undefined)
  const line = (said: string) => say.line({ about: say.subjects.dryDays, said })
  if (open.length === all.length) return line(say.unknown)
  const names = (days: readonly string[]) => enumerated(tag, days.map(farm.nameDay))
  const count = number(tag, dry.length)
  const said = dry.length === 0 ? count : say.days({ count, days: names(dry) })
  return line(open.length === 0 ? said : say.daysOpen({ said, days: names(open) }))
}

/** Whether harvest can dry outside in a stretch of time: only rain decides. */
export function dryingLine(telling: Telling, span: Interval): string {
  const { say, farm } = telling
  const steps = stepsIn(farm.steps, span)
  const line = linesOf(telling, say.subjects.drying, span)
  if (steps.length === 0) return line(say.notCovered)
  const { chance, isLikely } = chanceIn(telling, steps)
  const amount = sayFallen(telling, steps, DRY_MM)
  if (amount !== undefined) return line(say.drying.no({ amount, chance }))
  if (!rainTotal(steps.map(({ rainMm }) => rainMm)).known) return line(say.unknown)
  return line(isLikely ? say.drying.perhaps({ chance }) : say.drying.yes({ chance }))
}
