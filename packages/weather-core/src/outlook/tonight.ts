import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { Interval, PlaceOnMap } from '../sun/daylight.ts'
import { tonightAt } from '../sun/night.ts'
import type { JudgedDay, JudgedStep } from '../work/judge-forecast.ts'
import { localHour, type PlaceZone } from '../zone.ts'
import { type FrostStatement, frostStatement, type TemperatureAt } from './frost-statement.ts'

/** What is said of the night that is next, or under way: of its hours that are not over. */
export interface NightStatement extends Interval {
  /** Undefined without a frost, and where none is hidden. */
  frost?: FrostStatement
  /** The coldest of the air, whether it freezes or not. */
  lowest?: TemperatureAt
  /** It is evening or night: this comes first. */
  isNow: boolean
}

/** Evening, when the night is what matters, begins at this hour of the clock, or with the night. */
const EVENING_FROM = 16

/** Whether a judged step lies in a night, in all or in part. */
export const isInNight = ({ step }: JudgedStep, { startDt, endDt }: Interval): boolean =>
  stepEnd(step) > startDt && step.dt < endDt

/** The steps of a day that lie outside of a night. */
export const outsideOf = (steps: readonly JudgedStep[], night: Interval): JudgedStep[] =>
  steps.filter((step) => !isInNight(step, night))

/**
 * What is to be said of tonight, at the beginning of a judged forecast: undefined from sunrise to noon. Hours that the
 * forecast does not reach may hide a frost.
 */
export function tonightStatement(days: readonly JudgedDay[], place: PlaceOnMap): NightStatement | undefined {
  const first = days[0]?.steps[0]?.step
  const night = first && tonightAt(place, first.dt)
  return night && nightStatement(days, night, isEvening(first, night, place))
}

/** What is to be said of a night of a judged forecast, as far as it is not over. */
export function nightStatement(
  days: readonly JudgedDay[],
  night: Interval,
  isNow: boolean,
): NightStatement | undefined {
  const steps = days.flatMap((day) => day.steps)
  const last = steps.at(-1)?.step
  if (!last) return undefined
  const all = steps.filter((step) => isInNight(step, night))
  // A step that is coldest behind sunrise lends the night nothing of that: its beginning is the end of the one before.
  const ofNight = all.filter(({ cold }, i) => i === 0 || cold.coldestDt < night.endDt)
  const hides = frostStatement(all)?.unknownHours === true || stepEnd(last) < night.endDt
  const told = frostStatement(ofNight)
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

/** Whether the step that is under way lies in the evening, or in the night. */
export const isEvening = (step: WeatherStep, night: Interval, place: PlaceZone): boolean =>
  step.dt >= night.startDt || localHour(place, stepEnd(step) - 1) >= EVENING_FROM
