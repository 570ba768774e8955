import type { DiseaseVerdict } from './disease-day.ts'
import type { LeafHour } from './leaf-hours.ts'

/**
 * The rule of tens for first infections of grapes by Plasmopara viticola: within 24 hours at least
 * 10 mm of rain and never below 10 °C, on shoots of at least 10 cm. Sources: Baldacci 1947;
 * "10:10:24" of the Department of Primary Industries and Regional Development, Western Australia.
 * Only the grower knows the shoot length.
 */
export const RULE_OF_TENS = { rainMm: 10, tempC: 10, hours: 24, shootsCm: 10 } as const

/**
 * Hourly verdict on the 24 hours that end with each hour. One hour known to be too cold means not
 * met. Otherwise missing data makes the verdict unknown, unless known rain and warmth already
 * decide.
 */
export function downyMildew(hours: readonly LeafHour[]): DiseaseVerdict[] {
  return hours.map(({ dt }, at) => {
    const fromDt = dt - (RULE_OF_TENS.hours - 1) * 3600
    const window = hours
      .slice(Math.max(0, at - RULE_OF_TENS.hours + 1), at + 1)
      .filter((hour) => hour.dt >= fromDt)
    if (window.some(({ tempC }) => tempC !== undefined && tempC < RULE_OF_TENS.tempC)) return 'not_met'
    const rainMm = window.reduce((sum, hour) => sum + (hour.rainMm ?? 0), 0)
    const isWarm = window.length === RULE_OF_TENS.hours && window.every(({ tempC }) => tempC !== undefined)
    if (rainMm >= RULE_OF_TENS.rainMm - 1e-9) return isWarm ? 'met' : 'unknown'
    const isWhole = window.length === RULE_OF_TENS.hours && window.every((hour) => hour.rainMm !== undefined)
    return isWhole ? 'not_met' : 'unknown'
  })
}
