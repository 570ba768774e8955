import type { Measure, WeatherQuestion } from '@smart-farming/market-core/chat'
import { toDisplayRain, toDisplayTemperature, toDisplayWind } from '@smart-farming/weather-core/display-units'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { formatEnumeration } from '@smart-farming/words/format/names/list'
import { formatLimitValue, formatRain } from '@smart-farming/words/format/weather/figures'
import { type AnswerContext, remainingForecast, spanLine, stepsOnDay, sum } from './answer-context.ts'
import {
  cloudCover,
  findHighest,
  formatMeasure,
  humidity,
  maxTempC,
  minTempC,
  type StepValue,
  windSpeed,
} from './hourly-measures.ts'
import { dailyRainMm, rainLine } from './rain.ts'
import { formatHours } from './weather-signs.ts'

type Extreme = keyof AnswerContext['say']['extremeDays']

/** Extreme days by measure, such as the wettest or the coldest day. */
const EXTREMES: Partial<Record<Measure, Readonly<Record<'highest' | 'lowest', Extreme>>>> = {
  rain: { highest: 'wettest', lowest: 'driest' },
  dry: { highest: 'driest', lowest: 'wettest' },
  temperature: { highest: 'warmest', lowest: 'coldest' },
  heat_stress: { highest: 'warmest', lowest: 'coldest' },
  frost: { highest: 'coldest', lowest: 'warmest' },
  wind: { highest: 'windiest', lowest: 'calmest' },
}
/** Extremes that mean the lowest value. */
const LEAST: ReadonlySet<Extreme> = new Set(['driest', 'coldest', 'calmest'])

function rankOf({ farm }: AnswerContext, extreme: Extreme, key: string): number | undefined {
  const steps = stepsOnDay(farm, key)
  if (extreme === 'wettest' || extreme === 'driest') return dailyRainMm(farm, key)
  if (extreme === 'windiest' || extreme === 'calmest') return findHighest(steps, windSpeed)?.value
  if (extreme === 'warmest') return findHighest(steps, maxTempC)?.value
  const lows = steps.map(minTempC).filter((value) => value !== undefined)
  return lows.length === 0 ? undefined : Math.min(...lows)
}

/**
 * The day with the highest or lowest value of a measure; undefined if days are not compared by that
 * measure. The day in which the forecast ends is left out.
 * @param keys days, `YYYY-MM-DD`; if empty, all days of the forecast
 */
export function extremeLine(
  telling: AnswerContext,
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
  if (extreme === 'wettest' && most === 0) return rainLine(telling, remainingForecast(farm, nowDt))
  if (extreme === 'wettest' || extreme === 'driest') {
    const amount = say.line({ about: say.subjects.rain, said: formatRain(weather.figures, most, farm.units) })
    const named = formatEnumeration(
      weather.figures.tag,
      equal.map(({ key }) => farm.nameDay(key)),
    )
    return `${line(named)} ${amount}`
  }
  const figure = extreme === 'windiest' || extreme === 'calmest' ? 'wind' : 'temperature'
  return `${line(farm.nameDay(best.key))} ${formatMeasure(telling, figure, stepsOnDay(farm, best.key))}`
}

type Limit = NonNullable<WeatherQuestion['limit']>
/** Measures that can have a limit, with their units. */
const UNITS = { temperature: 'C', wind: 'km/h', rain: 'mm', humidity: '%', cloud: '%' } as const
type Limited = keyof typeof UNITS

/** The measure that a question's limit applies to, if the question names one. */
export const findLimitedMeasure = (measures: readonly Measure[]): Limited | undefined =>
  (Object.keys(UNITS) as Limited[]).find((measure) => measures.includes(measure))

/** Share of a limit within which a forecast cannot tell on which side the weather will be. */
const MARGIN = 0.05

/** Says whether and in which hours a limit is exceeded, with the most extreme value. */
export function limitLine(
  telling: AnswerContext,
  measure: Limited,
  { value: limit, way }: Limit,
  span: Interval,
): string {
  const { say } = telling
  const { of, shown, sayOne } = figureOf(telling, measure, way)
  const beyond = (figure: number) => (way === 'below' ? limit - shown(figure) : shown(figure) - limit)
  return spanLine(telling, say.subjects[measure], span, (steps) => {
    const known = steps.map(of).filter((figure) => figure !== undefined)
    if (known.length === 0) return say.unknown
    const worst = measure === 'rain' ? sum(known) : (way === 'below' ? Math.min : Math.max)(...known)
    const said = sayOne(worst)
    if (beyond(worst) > Math.abs(limit) * MARGIN) {
      const isBeyond = (step: WeatherStep) => beyond(of(step) ?? Number.NaN) > 0
      // Rain is a total, so no single hour exceeds the limit.
      const hours = measure === 'rain' ? undefined : formatHours(telling, steps, isBeyond, span)
      return say.yes({ said: hours === undefined ? said : `${said}; ${hours}` })
    }
    // Hours without data or after the end of the forecast may be worse.
    const isWhole = known.length === steps.length && Math.max(...steps.map(stepEnd)) >= span.endDt
    if (!isWhole) return say.unknown
    return beyond(worst) > -Math.abs(limit) * MARGIN ? say.near({ said }) : say.noBut({ said })
  })
}

/** A measure's value in a step, with functions to convert it to the farmer's unit and to text. */
function figureOf(
  { weather: { figures }, farm: { units } }: AnswerContext,
  measure: Limited,
  way: Limit['way'],
) {
  const of: Readonly<Record<Limited, StepValue>> = {
    temperature: way === 'below' ? minTempC : maxTempC,
    wind: windSpeed,
    rain: ({ rainMm }) => rainMm,
    humidity,
    cloud: cloudCover,
  }
  const shown = (value: number): number => {
    if (measure === 'temperature') return toDisplayTemperature(value, units.temperature)
    if (measure === 'wind') return toDisplayWind(value, units.wind)
    return measure === 'rain' ? toDisplayRain(value, units.rain) : value
  }
  return {
    of: of[measure],
    shown,
    sayOne: (value: number) => formatLimitValue(figures, value, UNITS[measure], units),
  }
}
