import { type FrostRisk, frostRisk } from '../frost/frost-risk.ts'
import { GROUND_COOLING, groundTemperature } from '../frost/ground-frost.ts'
import { knownValue, type Maybe, unknown } from '../result.ts'
import type { Interval, PlaceOnMap } from '../sun/daylight.ts'
import { nightFollowing } from '../sun/night.ts'
import { localDay, type PlaceZone } from '../zone.ts'
import { airMinimum } from './coldest-air.ts'
import { hourlyAir } from './hourly-air.ts'
import { stepsInOrder } from './local-days.ts'
import { stepEnd, type WeatherStep } from './weather-step.ts'

/** A night from sunset to sunrise, as in {@link nightFollowing}. */
export interface UpcomingFrostNight {
  /** Calendar day of the evening. */
  key: string
  /** Minimum air temperature, °C, and its time. */
  lowestC: number
  lowestDt: number
  /** Minimum ground temperature, °C, by rule of thumb. Undefined without cloud or wind. */
  groundC: number | undefined
  risk: Maybe<FrostRisk>
  /** Hours with air at or below the limit, interpolated linearly between the steps. */
  hoursBelow: number
  /** False if the forecast, and so these values, cover only part of the night. */
  whole: boolean
}

const HOUR = 3600

/** Number of whole hours in a range, aligned to `mark`. */
const hoursIn = ({ startDt, endDt }: Interval, mark: number): number => {
  const before = (dt: number) => Math.ceil((dt - (mark % HOUR)) / HOUR)
  return before(endDt) - before(startDt)
}

/** Day of the evening before a time of the night. */
const eveningOf = (place: PlaceZone, dt: number): string => localDay(place, dt - 12 * HOUR)

const middle = (step: WeatherStep): number => (step.dt + stepEnd(step)) / 2

const coldest = (step: WeatherStep): number | undefined => airMinimum(step).airC

/** A night's frost class. Unknown if a possible low (°C) would mean a colder class. */
function nightRisk(
  coldC: number,
  groundC: number | undefined,
  possible: readonly (number | undefined)[],
): Maybe<FrostRisk> {
  const risk = frostRisk(coldC, groundC)
  const isSure = possible.every((airC) => {
    if (airC === undefined) return risk.known && risk.value === 'severe'
    const worst = frostRisk(airC, airC - GROUND_COOLING.clearCalmC)
    return risk.known && worst.known && worst.value === risk.value
  })
  return isSure ? risk : unknown('missing_some_of_the_night', { inputs: ['tempC'] })
}

function lowest(values: readonly (number | undefined)[]): number | undefined {
  const given = values.filter((value) => value !== undefined)
  return given.length === 0 ? undefined : Math.min(...given)
}

/**
 * Upcoming nights with their lowest temperature, frost class and hours at or below `limitC`. Damage
 * tables assume 30 minutes of cold, but a minimum between 3-hour steps is missed unless the
 * provider reports each step's minimum. Nights without a temperature are left out.
 */
export function findFrostNights(
  forecast: readonly WeatherStep[],
  place: PlaceOnMap,
  limitC = 0,
): UpcomingFrostNight[] {
  const ordered = stepsInOrder(forecast)
  const spans = new Map<string, Interval>()
  const nightOf = (dt: number): Interval => {
    const key = eveningOf(place, dt)
    const span = spans.get(key) ?? nightFollowing(place, key)
    spans.set(key, span)
    return span
  }
  const steps = ordered.filter((step) => {
    const { startDt, endDt } = nightOf(middle(step))
    return stepEnd(step) > startDt && step.dt < endDt
  })
  const hours = Map.groupBy(
    hourlyAir(ordered).filter(({ dt }) => dt >= nightOf(dt).startDt && dt < nightOf(dt).endDt),
    ({ dt }) => eveningOf(place, dt),
  )
  const nights = Map.groupBy(steps, (step) => eveningOf(place, middle(step)))
  return Array.from(nights, ([key, night]) => {
    const all = hours.get(key) ?? []
    const known = all.filter(({ tempC }) => tempC !== undefined)
    const cold = lowest([...night.map(coldest), ...known.map(({ tempC }) => tempC)])
    if (cold === undefined) return undefined
    const atStep = night.find((step) => coldest(step) === cold)
    const grounds = night.map((step) => knownValue(groundTemperature({ ...step, tempC: coldest(step) })))
    const groundC = grounds.includes(undefined) ? undefined : lowest(grounds)
    const unsure = night
      .map(airMinimum)
      .filter(({ airC, possibleC }) => airC === undefined || possibleC !== airC)
      .map(({ possibleC }) => possibleC)
    return {
      key,
      lowestC: cold,
      lowestDt: atStep?.dt ?? known.find(({ tempC }) => tempC === cold)?.dt ?? 0,
      groundC,
      risk: nightRisk(cold, groundC, all.length > known.length ? [...unsure, undefined] : unsure),
      hoursBelow: known.filter(({ tempC }) => tempC !== undefined && tempC <= limitC).length,
      whole: known.length > 0 && known.length === hoursIn(nightFollowing(place, key), known[0]?.dt ?? 0),
    }
  }).filter((night) => night !== undefined)
}
