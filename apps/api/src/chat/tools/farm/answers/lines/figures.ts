import { coldestAir } from '@smart-farming/weather-core/steps/coldest-air'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import { sayPercent, sayTemperature, sayWind } from '@smart-farming/words/format/weather/figures'
import { linesOf, stepsIn, type Telling } from '../stretch.ts'

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

/** The lowest and the highest figure of a stretch of time; of wind the strongest, with gusts. */
export function figureLine(
  telling: Telling,
  figure: Figure,
  span: Interval,
  steps = telling.farm.steps,
): string {
  const within = stepsIn(steps, span)
  const line = linesOf(telling, telling.say.subjects[figure], span, steps)
  return line(within.length === 0 ? telling.say.notCovered : sayFigure(telling, figure, within))
}

/** As {@link figureLine} for some steps, without the time. */
export const figureOfSteps = (telling: Telling, figure: Figure, steps: readonly WeatherStep[]): string =>
  telling.say.line({ about: telling.say.subjects[figure], said: sayFigure(telling, figure, steps) })

function sayFigure(telling: Telling, figure: Figure, steps: readonly WeatherStep[]): string {
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
 * The least or most of a figure of some steps; that some are missing is said.
 *
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
