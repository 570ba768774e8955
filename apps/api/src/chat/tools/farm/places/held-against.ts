import { coldestAir } from '@smart-farming/weather-core/steps/coldest-air'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { sayRain, sayTemperature, sayWind } from '@smart-farming/words/format/weather/figures'
import { askedSpans } from '../asked/asked-hours.ts'
import { stepsIn, type Words, wholeOf } from '../asked/span.ts'
import type { FarmQuestion } from '../farm-question.ts'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import type { Held } from './held-of.ts'

/**
 * Which of two places has more of something in the hours that are asked about, and both figures; undefined where one of
 * them is not known for all of those hours, so that nothing can be told of which is more.
 */
export function heldAgainstLine(
  words: Words,
  held: Held,
  { when }: FarmQuestion,
  farms: readonly [JudgedFarmWeather, JudgedFarmWeather],
  nowDt: number,
): string | undefined {
  const { asked } = words.chat.farm
  const told = farms.flatMap((farm) => {
    const whole = wholeOf(farm, nowDt)
    const spans = askedSpans(when, farm.place, nowDt)
    const hours = spans.length > 0 ? spans : [whole]
    const value = amountOf(held, farm, hours)
    return value === undefined
      ? []
      : [{ place: farm.evidence.place, value, figure: say(words, held, farm, value) }]
  })
  const least = held === 'coldest' || held === 'driest' || held === 'calmest'
  const [first, second] = told.toSorted((a, b) => (least ? a.value - b.value : b.value - a.value))
  if (first === undefined || second === undefined) return undefined
  const figures = {
    place: first.place,
    figure: first.figure,
    other: second.place,
    otherFigure: second.figure,
  }
  return first.figure === second.figure ? asked.twoAlike(figures) : asked.ofTwo[held](figures)
}

function amountOf(held: Held, { steps }: JudgedFarmWeather, hours: readonly Interval[]): number | undefined {
  const within = hours.flatMap((span) => stepsIn(steps, span))
  if (held === 'wettest' || held === 'driest') {
    const total = rainTotal(within.map(({ rainMm }) => rainMm))
    return within.length > 0 && total.known ? total.value : undefined
  }
  const figures = within.map((step) => figureOf(held, step))
  const known = figures.filter((figure) => figure !== undefined)
  if (known.length === 0 || known.length < figures.length) return undefined
  return held === 'coldest' ? Math.min(...known) : Math.max(...known)
}

const figureOf = (held: Held, step: WeatherStep): number | undefined => {
  if (held === 'coldest') return coldestAir(step).airC
  return held === 'warmest' ? (step.maxTempC ?? step.tempC) : step.windKmh
}

function say(
  { weather: { figures } }: Words,
  held: Held,
  { units }: JudgedFarmWeather,
  value: number,
): string {
  if (held === 'wettest' || held === 'driest') return sayRain(figures, value, units)
  return held === 'coldest' || held === 'warmest'
    ? sayTemperature(figures, value, units)
    : sayWind(figures, value, units)
}
