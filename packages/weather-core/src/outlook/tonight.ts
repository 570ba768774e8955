import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { Interval, PlaceOnMap } from '../sun/daylight.ts'
import { findTonight } from '../sun/night.ts'
import type { JudgedDay, JudgedStep } from '../work/judge-forecast.ts'
import { localHour, type PlaceZone } from '../zone.ts'
import { createFrostStatement, type FrostStatement, type TemperatureAt } from './frost-statement.ts'

/** Statement about the rest of the current or next night. */
export interface NightStatement extends Interval {
  /** Undefined if there is no frost and no missing data could hide one. */
  frost?: FrostStatement
  /** Lowest air temperature, freezing or not. */
  lowest?: TemperatureAt
  /** True in the evening and at night, when this statement comes first. */
  isNow: boolean
}

/** Local hour. The evening starts earlier if the night does. */
const EVENING_FROM = 16

/** True if a step overlaps a night. */
export const overlapsNight = ({ step }: JudgedStep, { startDt, endDt }: Interval): boolean =>
  stepEnd(step) > startDt && step.dt < endDt

/** Steps that do not overlap a night. */
export const stepsOutsideNight = (steps: readonly JudgedStep[], night: Interval): JudgedStep[] =>
  steps.filter((step) => !overlapsNight(step, night))

/**
 * Creates the statement about tonight; undefined from sunrise to noon. Hours beyond the forecast
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

/** Creates the statement about the rest of a night. Undefined if the forecast is empty. */
export function createNightStatement(
  days: readonly JudgedDay[],
  night: Interval,
  isNow: boolean,
): NightStatement | undefined {
  const steps = days.flatMap((day) => day.steps)
  const last = steps.at(-1)?.step
  if (!last) return undefined
  const all = steps.filter((step) => overlapsNight(step, night))
  // A low after sunrise is not part of the night. The night's last reading is the end of the
  // previous step.
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

/** True if the step is in the evening or the night. */
export const isEvening = (step: WeatherStep, night: Interval, place: PlaceZone): boolean =>
  step.dt >= night.startDt || localHour(place, stepEnd(step) - 1) >= EVENING_FROM
