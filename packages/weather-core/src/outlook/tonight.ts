import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { Interval, PlaceOnMap } from '../sun/daylight.ts'
import { findTonight } from '../sun/night.ts'
import type { JudgedDay, JudgedStep } from '../work/judge-forecast.ts'
import { localHour, type PlaceZone } from '../zone.ts'
import { createFrostStatement, type FrostStatement, type TemperatureAt } from './frost-statement.ts'

/** Statement about the remaining hours of the current or next night. */
export interface NightStatement extends Interval {
  /** Undefined if there is no frost and none can be hidden. */
  frost?: FrostStatement
  /** The lowest air temperature, freezing or not. */
  lowest?: TemperatureAt
  /** True in the evening or at night: this statement comes first. */
  isNow: boolean
}

/** Start of the evening, local hour, when the night becomes important; or the start of the night, if earlier. */
const EVENING_FROM = 16

/** True if any part of a judged step is in a night. */
export const overlapsNight = ({ step }: JudgedStep, { startDt, endDt }: Interval): boolean =>
  stepEnd(step) > startDt && step.dt < endDt

/** Steps of a day outside a night. */
export const stepsOutsideNight = (steps: readonly JudgedStep[], night: Interval): JudgedStep[] =>
  steps.filter((step) => !overlapsNight(step, night))

/**
 * Statement about tonight, at the start of a judged forecast: undefined from sunrise to noon. Hours beyond the forecast
 * may hide a frost.
 */
export function createTonightStatement(
  days: readonly JudgedDay[],
  place: PlaceOnMap,
): NightStatement | undefined {
  const first = days[0]?.steps[0]?.step
  const night = first && findTonight(place, first.dt)
  return night && createNightStatement(days, night, isEvening(first, night, place))
}

/** Statement about the remaining part of a night of a judged forecast. */
export function createNightStatement(
  days: readonly JudgedDay[],
  night: Interval,
  isNow: boolean,
): NightStatement | undefined {
  const steps = days.flatMap((day) => day.steps)
  const last = steps.at(-1)?.step
  if (!last) return undefined
  const all = steps.filter((step) => overlapsNight(step, night))
  // A low after sunrise does not belong to the night: the night's last reading is the end of the step before.
  const ofNight = all.filter(({ cold }, i) => i === 0 || cold.coldestDt < night.endDt)
  const hides = createFrostStatement(all)?.unknownHours === true || stepEnd(last) < night.endDt
  const told = createFrostStatement(ofNight)
  const frost = hides ? { ...told, unknownHours: true } : told
  const lowest = ofNight.reduce<TemperatureAt | undefined>(
    (low, { cold: { airC, coldestDt } }) =>
      airC === undefined || (low && low.tempC <= airC) ? low : { tempC: airC, atDt: coldestDt },
    undefined,
  )
  return {
    ...night,
    ...(frost && { frost }),
    ...(lowest && { lowest }),
    isNow,
  }
}

/** True if the current step is in the evening or the night. */
export const isEvening = (step: WeatherStep, night: Interval, place: PlaceZone): boolean =>
  step.dt >= night.startDt || localHour(place, stepEnd(step) - 1) >= EVENING_FROM
