import { airMoisture } from '../../air/dew-point.ts'
import type { Inputs } from '../../inputs.ts'
import { readInputs } from '../../inputs.ts'
import { knownValue } from '../../result.ts'
import type { Reading } from '../../steps/step-moments.ts'
import type { Interval } from '../../sun/daylight.ts'

/** Risk of a temperature inversion near the ground, in which fine spray hangs and drifts. */
export type InversionRisk = 'unlikely' | 'possible' | 'likely' | 'unknown'

/**
 * Parameters of the rule. GRDC and the Canola Council observe inversions from an hour or two before
 * sunset to about an hour after sunrise. Their signs are a clear night (cloud up to 25 %), dew and
 * fog. The wind bounds, km/h at 10 m, and the cloud bound of `possible` are heuristics. Dew means
 * air within 2 °C of its dew point.
 */
export const INVERSION_RULE = {
  beforeSunsetHours: 2,
  afterSunriseHours: 1,
  clearPct: 25,
  calmKmh: 8,
  halfCloudPct: 60,
  lightKmh: 11,
  dewSpreadC: 2,
} as const

export type InversionRule = { [Key in keyof typeof INVERSION_RULE]: number }

/**
 * Inversion risk at night from cloud and wind: likely if clear and calm, possible if either is
 * close to that. Inversions also occur under stronger wind aloft, so `unlikely` must never be shown
 * as "no inversion".
 */
export function nightInversionRisk(
  inputs: Inputs<'cloudPct' | 'windKmh'>,
  rule: InversionRule = INVERSION_RULE,
): InversionRisk {
  const given = readInputs(['cloudPct', 'windKmh'], inputs)
  if (!given.known) return 'unknown'
  const { cloudPct, windKmh } = given.value
  if (cloudPct <= rule.clearPct && windKmh < rule.calmKmh) return 'likely'
  return cloudPct <= rule.halfCloudPct || windKmh < rule.lightKmh ? 'possible' : 'unlikely'
}

/** WMO codes for fog. */
const isFog = ({ weatherCode }: Reading): boolean => weatherCode === 45 || weatherCode === 48

/**
 * True if a range overlaps the hours in which inversions occur, given the sunlit intervals around
 * it.
 */
export const overlapsInversionHours = (
  stretch: Interval,
  sun: readonly Interval[],
  rule: InversionRule = INVERSION_RULE,
): boolean =>
  !sun.some(
    ({ startDt, endDt }) =>
      startDt + rule.afterSunriseHours * 3600 <= stretch.startDt &&
      stretch.endDt <= endDt - rule.beforeSunsetHours * 3600,
  )

const GRAVEST = ['likely', 'unknown', 'possible', 'unlikely'] as const satisfies readonly InversionRisk[]

/**
 * Inversion risk from one reading. Fog is a sign at any time; dew only counts if `isRisky`, in the
 * hours in which inversions occur.
 */
export function inversionRisk(
  moment: Reading,
  isRisky: boolean,
  rule: InversionRule = INVERSION_RULE,
): InversionRisk {
  const foggy: InversionRisk = isFog(moment) ? 'possible' : 'unlikely'
  if (!isRisky) return foggy
  const air = knownValue(airMoisture(moment))
  const dewy: InversionRisk = air && air.tempC - air.dewPointC < rule.dewSpreadC ? 'possible' : 'unlikely'
  const risks = [foggy, dewy, nightInversionRisk(moment, rule)]
  return GRAVEST.find((risk) => risks.includes(risk)) ?? 'unlikely'
}
