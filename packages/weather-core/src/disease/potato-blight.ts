import { known, type Maybe, unknown } from '../result.ts'

/** Inputs of the blight rules for a day; undefined if the day is not fully known. */
export interface BlightDay {
  minTempC: number
  /** Hours of at least 90 % humidity. */
  humidHours: number
}

/** A warning rule for two consecutive days. */
export interface BlightRule {
  minTempC: number
  humidHours: number
}

/**
 * Hutton Criteria (James Hutton Institute and AHDB, Great Britain, 2017): two consecutive days of at least 10 °C and 6
 * humid hours.
 */
export const HUTTON_CRITERIA: BlightRule = { minTempC: 10, humidHours: 6 }
/** Smith Period (1956; Blightwatch), replaced by Hutton: at least 11 humid hours. */
export const SMITH_PERIOD: BlightRule = { minTempC: 10, humidHours: 11 }

/** Result for a day: met together with the day before, met by this day alone, or not met. */
export type BlightPressure = 'met' | 'one_day' | 'not_met'

const suits = (day: BlightDay, rule: BlightRule): boolean =>
  day.minTempC >= rule.minTempC && day.humidHours >= rule.humidHours

/**
 * Blight pressure of consecutive local days. The second and following days are `met`. A day that is not fully known is
 * unknown, and a suitable day after it counts as `one_day` only. Not for irrigated or covered crops, whose air is
 * damper than the forecast's; forecast humidity also has a bias.
 */
export function blightPressure(
  days: readonly (BlightDay | undefined)[],
  rule: BlightRule = HUTTON_CRITERIA,
): Maybe<BlightPressure>[] {
  return days.map((day, i) => {
    if (!day) return unknown('missing_part_of_day', { inputs: ['tempC', 'humidityPct'] })
    if (!suits(day, rule)) return known('not_met')
    const before = days[i - 1]
    return known(before && suits(before, rule) ? 'met' : 'one_day')
  })
}

/** A near miss of a Smith Period: both days warm enough, but 10 hours instead of 11 on one or both. */
export function isSmithNearMiss(before: BlightDay, day: BlightDay): boolean {
  const near: BlightRule = { ...SMITH_PERIOD, humidHours: SMITH_PERIOD.humidHours - 1 }
  return suits(before, near) && suits(day, near) && !(suits(before, SMITH_PERIOD) && suits(day, SMITH_PERIOD))
}
