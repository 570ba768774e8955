import { fahrenheitToCelsius } from '../unit-conversion.ts'
import type { DiseaseVerdict } from './disease-day.ts'
import type { LeafHour } from './leaf-hours.ts'

/**
 * Hours of leaf wetness after which ascospores of Venturia inaequalis infect leaves, by mean
 * temperature, °F. The revised Mills table (MacHardy & Gadoury 1989, Phytopathology 79, 304, with
 * the cold end of Stensvand et al.), as printed by West Virginia University.
 */
const REVISED_MILLS_F = [
  [34, 41],
  [36, 35],
  [37, 30],
  [39, 28],
  [41, 21],
  [43, 18],
  [45, 15],
  [46, 13],
  [48, 12],
  [50, 11],
  [52, 9],
  [54, 8],
  [55, 8],
  [57, 7],
  [59, 7],
  [61, 6],
  [75, 6],
  [77, 8],
  [79, 11],
] as const
const TABLE = REVISED_MILLS_F.map(([f, hours]) => ({ tempC: fahrenheitToCelsius(f), hours }))

/** Dry hours that end a wet period. A shorter dry spell only interrupts it. */
export const SCAB_DRY_HOURS = 8

/**
 * Wet hours needed for infection at a mean temperature, °C, interpolated linearly. Undefined
 * outside the table (1.1 to 26.1 °C), where no infection is expected.
 */
export function scabHoursNeeded(meanC: number): number | undefined {
  const [first] = TABLE
  const after = TABLE.findIndex(({ tempC }) => tempC >= meanC - 1e-9)
  const above = TABLE[after]
  if (!first || !above || meanC < first.tempC - 1e-9) return undefined
  const below = TABLE[after - 1] ?? above
  if (below === above || above.tempC === below.tempC) return above.hours
  return below.hours + ((meanC - below.tempC) / (above.tempC - below.tempC)) * (above.hours - below.hours)
}

/**
 * Hourly scab infection: met once the wet hours of a period reach the table's value at their mean
 * temperature. Dry spells under 8 hours do not end a period. After an unknown hour or at the start
 * of the data, "not met" requires 8 known dry hours.
 */
export function scabInfection(hours: readonly LeafHour[]): DiseaseVerdict[] {
  let [wetHours, warmth, dryHours, isOpen] = [0, 0, 0, true]
  let lastDt: number | undefined
  return hours.map(({ dt, wet, tempC }) => {
    if (lastDt !== undefined && dt - lastDt > 3600) [dryHours, isOpen] = [0, true]
    lastDt = dt
    if (wet === false) {
      dryHours += 1
      if (dryHours >= SCAB_DRY_HOURS) [wetHours, warmth, isOpen] = [0, 0, false]
      return isOpen ? 'unknown' : 'not_met'
    }
    dryHours = 0
    if (wet === undefined || tempC === undefined) {
      isOpen = true
      return 'unknown'
    }
    wetHours += 1
    warmth += tempC
    const needed = scabHoursNeeded(warmth / wetHours)
    if (needed !== undefined && wetHours >= needed) return 'met'
    return isOpen ? 'unknown' : 'not_met'
  })
}
