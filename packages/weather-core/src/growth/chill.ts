import { known, type Maybe, unknown } from '../result.ts'
import { fahrenheitToCelsius } from '../unit-conversion.ts'

/** Temperature range of a chilling hour, °C. `standard` excludes frost; `older` does not. */
export const CHILL_HOUR_BOUNDS = {
  standard: { above: 0, upTo: 7.2 },
  older: { above: -Infinity, upTo: 7.2 },
} as const

// Utah chill units of an hour, by upper temperature bound, °F (Richardson et al. 1974).
const UTAH_BANDS_F = [
  [34, 0],
  [36, 0.5],
  [48, 1],
  [54, 0.5],
  [60, 0],
  [65, -0.5],
] as const
const UTAH_BANDS_C = UTAH_BANDS_F.map(([upToF, units]) => [fahrenheitToCelsius(upToF), units] as const)
const UTAH_TOO_WARM = -1

/**
 * Utah chill units of one hour, -1..1. The °F bands are converted exactly, so results differ from
 * software with rounded °C bands. Not recommended for warm climates (chillR).
 */
export const utahUnitsForHour = (tempC: number): number =>
  UTAH_BANDS_C.find(([upToC]) => tempC <= upToC + 1e-9)?.[1] ?? UTAH_TOO_WARM

const everyHour = (
  hourlyTempC: readonly (number | undefined)[],
  of: (tempC: number) => number,
): Maybe<number> => {
  if (hourlyTempC.length === 0) return unknown('missing', { inputs: ['tempC'] })
  let sum = 0
  for (const tempC of hourlyTempC) {
    if (tempC === undefined || !Number.isFinite(tempC))
      return unknown('missing_some_hours', { inputs: ['tempC'] })
    sum += of(tempC)
  }
  return known(sum)
}

/** Number of chilling hours in hourly temperatures, °C. A season's sum also needs past hours. */
export const chillHours = (
  hourlyTempC: readonly (number | undefined)[],
  bounds: { above: number; upTo: number } = CHILL_HOUR_BOUNDS.standard,
): Maybe<number> => everyHour(hourlyTempC, (tempC) => (tempC > bounds.above && tempC <= bounds.upTo ? 1 : 0))

/** Utah chill units of hourly temperatures, °C. Can be negative, because warm hours undo chill. */
export const utahChillUnits = (hourlyTempC: readonly (number | undefined)[]): Maybe<number> =>
  everyHour(hourlyTempC, utahUnitsForHour)
