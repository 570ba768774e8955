import type { Measure } from '@smart-farming/market-core/reader/question'
import { enumerated } from '@smart-farming/words/format/names/list'
import { sayRain } from '@smart-farming/words/format/weather/figures'
import { stepsOfDay, type Telling, wholeOf } from '../stretch.ts'
import { rainOfDay } from './dry-days.ts'
import { coldest, figureOfSteps, highest, warmest, windOf } from './figures.ts'
import { rainLine } from './rain.ts'

type Extreme = keyof Telling['say']['extremeDays']

/** Measures with a day that has the most and one that has the least. */
const EXTREMES: Partial<Record<Measure, Readonly<Record<'highest' | 'lowest', Extreme>>>> = {
  rain: { highest: 'wettest', lowest: 'driest' },
  dry: { highest: 'driest', lowest: 'wettest' },
  temperature: { highest: 'warmest', lowest: 'coldest' },
  heat_stress: { highest: 'warmest', lowest: 'coldest' },
  frost: { highest: 'coldest', lowest: 'warmest' },
  wind: { highest: 'windiest', lowest: 'calmest' },
}
/** Of these the day with the least is wanted. */
const LEAST: ReadonlySet<Extreme> = new Set(['driest', 'coldest', 'calmest'])

/** The figure that a day is compared by. */
function rankOf({ farm }: Telling, extreme: Extreme, key: string): number | undefined {
  const steps = stepsOfDay(farm, key)
  if (extreme === 'wettest' || extreme === 'driest') return rainOfDay(farm, key)
  if (extreme === 'windiest' || extreme === 'calmest') return highest(steps, windOf)?.value
  if (extreme === 'warmest') return highest(steps, warmest)?.value
  const lows = steps.map(coldest).filter((value) => value !== undefined)
  return lows.length === 0 ? undefined : Math.min(...lows)
}

/**
 * The day that has the most or the least of a measure, with its figures; undefined where days are not compared by it. A
 * day that the forecast ends in is left out.
 *
 * @param keys days, `YYYY-MM-DD`; none for all of the forecast
 */
export function extremeLine(
  telling: Telling,
  measure: Measure,
  way: 'highest' | 'lowest',
  keys: readonly string[],
): string | undefined {
  const { say, weather, farm, nowDt } = telling
  const extreme = EXTREMES[measure]?.[way]
  if (extreme === undefined) return undefined
  const days = farm.days
    .filter(({ key, complete }, at) => (complete || at === 0) && (keys.length === 0 || keys.includes(key)))
    .flatMap(({ key }) => {
      const value = rankOf(telling, extreme, key)
      return value === undefined ? [] : [{ key, value }]
    })
  const values = days.map(({ value }) => value)
  const most = LEAST.has(extreme) ? Math.min(...values) : Math.max(...values)
  const equal = days.filter(({ value }) => value === most)
  const line = (said: string) => say.line({ about: say.extremeDays[extreme], said })
  const [best] = equal
  if (best === undefined) return line(say.unknown)
  if (extreme === 'wettest' && most === 0) return rainLine(telling, wholeOf(farm, nowDt))
  if (extreme === 'wettest' || extreme === 'driest') {
    const amount = say.line({ about: say.subjects.rain, said: sayRain(weather.figures, most, farm.units) })
    const named = enumerated(
      weather.figures.tag,
      equal.map(({ key }) => farm.nameDay(key)),
    )
    return `${line(named)} ${amount}`
  }
  const figure = extreme === 'windiest' || extreme === 'calmest' ? 'wind' : 'temperature'
  return `${line(farm.nameDay(best.key))} ${figureOfSteps(telling, figure, stepsOfDay(farm, best.key))}`
}
