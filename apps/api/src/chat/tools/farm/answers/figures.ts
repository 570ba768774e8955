import { dairyThi } from '@smart-farming/weather-core/heat/dairy-thi'
import { heatIndex } from '@smart-farming/weather-core/heat/heat-index'
import { knownValue } from '@smart-farming/weather-core/result'
import { coldestAir } from '@smart-farming/weather-core/steps/coldest-air'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { sunTimes } from '@smart-farming/weather-core/sun/sun-times'
import { alertLimitsOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import { sayFigure, sayPercent, sayTemperature, sayWind } from '@smart-farming/words/format/weather/figures'
import { sayMoment } from '@smart-farming/words/say/stretch'
import { lineIn, linesOf, stepsIn, type Telling } from './stretch.ts'

/** Measures with a figure for every hour. */
export const FIGURES = ['wind', 'temperature', 'humidity', 'cloud'] as const
export type Figure = (typeof FIGURES)[number]

export type Of = (step: WeatherStep) => number | undefined
export const coldest: Of = (step) => coldestAir(step).airC
export const warmest: Of = ({ tempC, maxTempC }) => maxTempC ?? tempC
export const windOf: Of = ({ windKmh }) => windKmh
export const gustOf: Of = ({ gustKmh }) => gustKmh
export const chanceOf: Of = ({ pop }) => pop
export const humidityOf: Of = ({ humidityPct }) => humidityPct
export const cloudOf: Of = ({ cloudPct }) => cloudPct
const RANGES = {
  temperature: [coldest, warmest],
  humidity: [humidityOf, humidityOf],
  cloud: [cloudOf, cloudOf],
} as const

/** The lowest and the highest figure of a stretch of time; for wind the strongest, with gusts. */
export function figureLine(
  telling: Telling,
  figure: Figure,
  span: Interval,
  steps: readonly WeatherStep[] = telling.farm.steps,
): string {
  const about = telling.say.subjects[figure]
  return lineIn(telling, about, span, (within) => saySteps(telling, figure, within), steps)
}

/** Like {@link figureLine} for some steps, without the time. */
export const figureOfSteps = (telling: Telling, figure: Figure, steps: readonly WeatherStep[]): string =>
  telling.say.line({ about: telling.say.subjects[figure], said: saySteps(telling, figure, steps) })

function saySteps(telling: Telling, figure: Figure, steps: readonly WeatherStep[]): string {
  const { say, weather, farm } = telling
  const peak = (of: Of) => sayPeak(telling, steps, of)
  if (figure === 'wind') return say.wind({ wind: peak(windOf), gusts: peak(gustOf) })
  const sayOne = (value: number) =>
    figure === 'temperature'
      ? sayTemperature(weather.figures, value, farm.units)
      : sayPercent(weather.figures, value)
  const [low, high] = RANGES[figure]
  return say.extremes({
    lowest: sayExtreme(say, steps, low, Math.min, sayOne),
    highest: sayExtreme(say, steps, high, Math.max, sayOne),
  })
}

/**
 * The least or most of a figure over some steps, with a note if any are missing.
 * @param isWhole nothing beyond the figures is possible
 */
export function sayExtreme(
  { partlyKnown, notGiven }: Pick<Telling['say'], 'partlyKnown' | 'notGiven'>,
  steps: readonly WeatherStep[],
  of: Of,
  pick: (...values: number[]) => number,
  sayOne: (value: number) => string,
  isWhole = steps.every((step) => of(step) !== undefined),
): string {
  const given = steps.map(of).filter((value) => value !== undefined)
  if (given.length === 0) return notGiven
  const figure = sayOne(pick(...given))
  return isWhole ? figure : partlyKnown({ figure })
}

function sayPeak(
  { say, weather: { figures }, farm }: Telling,
  steps: readonly WeatherStep[],
  of: Of,
): string {
  const peak = highest(steps, of)
  if (peak === undefined) return say.notGiven
  const clock = sayClock(figures.tag, farm.place, peak.atDt)
  return say.peak({ figure: sayWind(figures, peak.value, farm.units), clock, isWhole: peak.isWhole })
}

/** The highest figure of some steps, its time in unix seconds, and whether every step has one. */
export function highest(steps: readonly WeatherStep[], of: Of) {
  const known = steps.flatMap((step) => {
    const value = of(step)
    return value === undefined ? [] : [{ value, atDt: step.dt }]
  })
  const [first, ...others] = known
  const peak = first && others.reduce((best, one) => (one.value > best.value ? one : best), first)
  return peak && { ...peak, isWhole: known.length === steps.length }
}

const HEAT_OF = {
  cattle: (step) => knownValue(dairyThi(step)),
  people: (step) => knownValue(heatIndex(step)),
} satisfies Record<string, Of>

/** The heat of a stretch of time against the farmer's warning limits: for cattle, and for people. */
export function heatStressLines(telling: Telling, span: Interval): string[] {
  const { say, weather, farm } = telling
  const { thi, heatIndexC } = alertLimitsOf(farm.own)
  const { enterprises } = farm.own
  const keepsCattle = enterprises === undefined || enterprises.includes('dairy')
  return (keepsCattle ? (['cattle', 'people'] as const) : (['people'] as const)).map((sufferer) => {
    const limit = sufferer === 'cattle' ? thi : heatIndexC
    const line = linesOf(telling, say.subjects[sufferer], span)
    const worst = highest(stepsIn(farm.steps, span), HEAT_OF[sufferer])
    // Hours without data may be worse.
    if (worst === undefined || (worst.value < limit.value && !worst.isWhole)) return line(say.unknown)
    const said = {
      figure: sayFigure(weather.figures, worst.value, limit.unit, farm.units, limit.value),
      limit: sayFigure(weather.figures, limit.value, limit.unit, farm.units),
      clock: sayMoment(weather, farm.place, worst.atDt, localDay(farm.place, span.startDt)),
    }
    return line(worst.value >= limit.value ? say.reached(said) : say.notReached(said))
  })
}

/** Sunrise and sunset on a day, `YYYY-MM-DD`; none on polar days and nights. */
export function sunLines({ say, weather, farm: { place, nameDay } }: Telling, key: string): string[] {
  const times = sunTimes(place.latDeg, place.lonDeg, key, place)
  if (times.kind !== 'rises') return []
  const clock = (dt: number) => sayClock(weather.figures.tag, place, dt)
  const said = say.sun({ rises: clock(times.sunriseDt), sets: clock(times.sunsetDt) })
  return [say.line({ about: say.subjects.sun, when: nameDay(key), said })]
}
