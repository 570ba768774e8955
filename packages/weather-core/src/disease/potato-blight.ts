import { known, type Maybe, unknown } from '../result.ts'

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

/** Hutton Criteria (James Hutton Institute and AHDB, Great Britain, 2017). */
export const HUTTON_CRITERIA: BlightRule = { minTempC: 10, humidHours: 6 }
/** Smith Period (1956; Blightwatch), since replaced by the Hutton Criteria. */
export const SMITH_PERIOD: BlightRule = { minTempC: 10, humidHours: 11 }

/** `met` together with the previous day, by this day alone (`one_day`), or not met. */
export type BlightPressure = 'met' | 'one_day' | 'not_met'

const suits = (day: BlightDay, rule: BlightRule): boolean =>
  day.minTempC >= rule.minTempC && day.humidHours >= rule.humidHours

/**
 * Blight pressure of consecutive local days: `met` from the second suitable day. A day without full
 * data is unknown, and the day after it is `one_day` at most. Not valid for irrigated or covered
 * crops, whose air is damper than forecast. Forecast humidity is also biased.
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

/**
 * True for a near miss of a Smith Period: both days warm enough, with 10 instead of 11 humid hours
 * on one or both.
 */
export function isSmithNearMiss(before: BlightDay, day: BlightDay): boolean {
  const near: BlightRule = { ...SMITH_PERIOD, humidHours: SMITH_PERIOD.humidHours - 1 }
  return suits(before, near) && suits(day, near) && !(suits(before, SMITH_PERIOD) && suits(day, SMITH_PERIOD))
}
