import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown } from '../result.ts'

/**
 * Heuristic: how far the ground cools below the air under a clear calm sky, °C, and the wind that
 * prevents it, m/s.
 */
export const GROUND_COOLING = { clearCalmC: 3.5, windEndsItMs: 4 } as const

/**
 * Minimum ground or grass temperature at night, °C: air temperature minus 3.5 °C x clear sky x
 * calm. A product heuristic [H], not a published formula, for 18:00 to 09:00 local. Unknown without
 * cloud or wind.
 */
export function groundTemperature(
  inputs: Inputs<'tempC' | 'cloudPct' | 'windKmh'>,
  cooling: { clearCalmC: number; windEndsItMs: number } = GROUND_COOLING,
): Maybe<number> {
  return mapKnown(readInputs(['tempC', 'cloudPct', 'windKmh'], inputs), ({ tempC, cloudPct, windKmh }) => {
    const calm = Math.min(1, Math.max(0, 1 - windKmh / 3.6 / cooling.windEndsItMs))
    return known(tempC - cooling.clearCalmC * (1 - cloudPct / 100) * calm)
  })
}

/**
 * Grass minimum, °C, from the weather at 15:00: (T + Td/2)/3 - c (Smith 1973, Canterbury, New
 * Zealand). c is 8 in May, September and October, 9 in June and August. Valid with low or medium
 * cloud below 1/4, high cloud below 3/4, and wind below 7 knots (5 from the sea). Regional: low
 * confidence elsewhere.
 */
export const canterburyGrassMinimum = (tempC: number, dewPointC: number, coldMonths: boolean): number =>
  (tempC + dewPointC / 2) / 3 - (coldMonths ? 9 : 8)
