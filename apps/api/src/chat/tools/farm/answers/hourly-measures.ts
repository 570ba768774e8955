import { dairyThi } from '@smart-farming/weather-core/heat/dairy-thi'
import { heatIndex } from '@smart-farming/weather-core/heat/heat-index'
import { knownValue } from '@smart-farming/weather-core/result'
import { airMinimum } from '@smart-farming/weather-core/steps/coldest-air'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { sunTimes } from '@smart-farming/weather-core/sun/sun-times'
import { createAlertLimits } from '@smart-farming/weather-core/work/farm/own-farm'
import { localDay } from '@smart-farming/weather-core/zone'
import { formatClock } from '@smart-farming/words/format/weather/clock'
import {
  formatLimitValue,
  formatTemperature,
  formatWholePercent,
  formatWind,
} from '@smart-farming/words/format/weather/figures'
import { describeMoment } from '@smart-farming/words/sentences/interval'
import { type AnswerContext, createLine, spanLine, stepsWithin } from './answer-context.ts'

/** Measures with a value for every hour. */
export const HOURLY_MEASURES = ['wind', 'temperature', 'humidity', 'cloud'] as const
export type HourlyMeasure = (typeof HOURLY_MEASURES)[number]

export type StepValue = (step: WeatherStep) => number | undefined
export const minTempC: StepValue = (step) => airMinimum(step).airC
export const maxTempC: StepValue = ({ tempC, maxTempC }) => maxTempC ?? tempC
export const windSpeed: StepValue = ({ windKmh }) => windKmh
export const gustSpeed: StepValue = ({ gustKmh }) => gustKmh
export const rainChance: StepValue = ({ pop }) => pop
export const humidity: StepValue = ({ humidityPct }) => humidityPct
export const cloudCover: StepValue = ({ cloudPct }) => cloudPct
const RANGES = {
  temperature: [minTempC, maxTempC],
  humidity: [humidity, humidity],
  cloud: [cloudCover, cloudCover],
} as const

/** Lowest and highest value in an interval; for wind, the strongest wind and gusts. */
export function hourlyMeasureLine(
  telling: AnswerContext,
  figure: HourlyMeasure,
  span: Interval,
  steps: readonly WeatherStep[] = telling.farm.steps,
): string {
  const about = telling.say.subjects[figure]
  return spanLine(telling, about, span, (within) => saySteps(telling, figure, within), steps)
}

/** Like {@link hourlyMeasureLine}, but for given steps and without the time. */
export const formatMeasure = (
  telling: AnswerContext,
  figure: HourlyMeasure,
  steps: readonly WeatherStep[],
): string => telling.say.line({ about: telling.say.subjects[figure], said: saySteps(telling, figure, steps) })

function saySteps(telling: AnswerContext, figure: HourlyMeasure, steps: readonly WeatherStep[]): string {
  const { say, weather, farm } = telling
  const peak = (of: StepValue) => sayPeak(telling, steps, of)
  if (figure === 'wind') return say.wind({ wind: peak(windSpeed), gusts: peak(gustSpeed) })
  const sayOne = (value: number) =>
    figure === 'temperature'
      ? formatTemperature(weather.figures, value, farm.units)
      : formatWholePercent(weather.figures, value)
  const [low, high] = RANGES[figure]
  return say.extremes({
    lowest: formatExtreme(say, steps, low, Math.min, sayOne),
    highest: formatExtreme(say, steps, high, Math.max, sayOne),
  })
}

/**
 * Lowest or highest value of the steps, with a note if any value is missing.
 * @param isWhole true if no missing value can exceed the known ones
 */
export function formatExtreme(
  { partlyKnown, notGiven }: Pick<AnswerContext['say'], 'partlyKnown' | 'notGiven'>,
  steps: readonly WeatherStep[],
  of: StepValue,
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
  { say, weather: { figures }, farm }: AnswerContext,
  steps: readonly WeatherStep[],
  of: StepValue,
): string {
  const peak = findHighest(steps, of)
  if (peak === undefined) return say.notGiven
  const clock = formatClock(figures.tag, farm.place, peak.atDt)
  return say.peak({ figure: formatWind(figures, peak.value, farm.units), clock, isWhole: peak.isWhole })
}

/** Highest value of the steps, its time in Unix seconds, and whether every step has a value. */
export function findHighest(steps: readonly WeatherStep[], of: StepValue) {
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
} satisfies Record<string, StepValue>

/** Compares the heat in an interval with the farmer's warning limits, for cattle and for people. */
export function heatStressLines(telling: AnswerContext, span: Interval): string[] {
  const { say, weather, farm } = telling
  const { thi, heatIndexC } = createAlertLimits(farm.own)
  const { enterprises } = farm.own
  const keepsCattle = enterprises === undefined || enterprises.includes('dairy')
  return (keepsCattle ? (['cattle', 'people'] as const) : (['people'] as const)).map((sufferer) => {
    const limit = sufferer === 'cattle' ? thi : heatIndexC
    const line = createLine(telling, say.subjects[sufferer], span)
    const worst = findHighest(stepsWithin(farm.steps, span), HEAT_OF[sufferer])
    // Hours without data may be worse.
    if (worst === undefined || (worst.value < limit.value && !worst.isWhole)) return line(say.unknown)
    const said = {
      figure: formatLimitValue(weather.figures, worst.value, limit.unit, farm.units, limit.value),
      limit: formatLimitValue(weather.figures, limit.value, limit.unit, farm.units),
      clock: describeMoment(weather, farm.place, worst.atDt, localDay(farm.place, span.startDt)),
    }
    return line(worst.value >= limit.value ? say.reached(said) : say.notReached(said))
  })
}

/** Sunrise and sunset on a day, `YYYY-MM-DD`; empty on polar days and nights. */
export function sunLines({ say, weather, farm: { place, nameDay } }: AnswerContext, key: string): string[] {
  const times = sunTimes(place.latDeg, place.lonDeg, key, place)
  if (times.kind !== 'rises') return []
  const clock = (dt: number) => formatClock(weather.figures.tag, place, dt)
  const said = say.sun({ rises: clock(times.sunriseDt), sets: clock(times.sunsetDt) })
  return [say.line({ about: say.subjects.sun, when: nameDay(key), said })]
}
