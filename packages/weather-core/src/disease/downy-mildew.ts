import type { DiseaseVerdict } from './disease-day.ts'
import type { LeafHour } from './leaf-hours.ts'

/**
 * The rule of the tens for first infections of grapes by Plasmopara viticola: at least 10 mm of rain and never below 10
 * °C within 24 hours, on shoots of at least 10 cm (Baldacci 1947; as "10:10:24" by the Department of Primary Industries
 * and Regional Development, Western Australia). Only the grower knows the shoot length.
 */
export const RULE_OF_TENS = { rainMm: 10, tempC: 10, hours: 24, shootsCm: 10 } as const

/**
 * Verdict for each hour, on the 24 hours that end with it. One known hour that is too cold means not met; otherwise
 * missing data makes the verdict unknown, unless known data alone decides.
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
