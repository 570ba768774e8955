import type { Inputs } from '../../inputs.ts'
import { read } from '../../inputs.ts'
import { type Interval, shareWithin } from '../../sun/daylight.ts'

/** How likely the air near the ground is colder than that above it, so that fine spray hangs and drifts. */
export type InversionRisk = 'unlikely' | 'possible' | 'likely' | 'unknown'

/**
 * The rule's numbers. That inversions last from about an hour before sunset to an hour after sunrise is GRDC's and the
 * Canola Council's observation, as is a clear night (cloud up to 25 %); the wind bounds, km/h at 10 m, and the cloud
 * bound of `possible` are heuristics.
 */
export const INVERSION = {
  marginHours: 1,
  clearPct: 25,
  calmKmh: 8,
  halfCloudPct: 60,
  lightKmh: 11,
} as const

/** Numbers of the inversion rule. */
export type InversionRule = { [Key in keyof typeof INVERSION]: number }

/**
 * Inversion risk by night from cloud and wind: likely when clear and calm, possible when either is near it. Inversions
 * occur under stronger wind aloft too, so `unlikely` must never be shown as "no inversion".
 */
export function nightInversionRisk(
  inputs: Inputs<'cloudPct' | 'windKmh'>,
  rule: InversionRule = INVERSION,
): InversionRisk {
  const given = read(['cloudPct', 'windKmh'], inputs)
  if (!given.known) return 'unknown'
  const { cloudPct, windKmh } = given.value
  if (cloudPct <= rule.clearPct && windKmh < rule.calmKmh) return 'likely'
  return cloudPct <= rule.halfCloudPct || windKmh < rule.lightKmh ? 'possible' : 'unlikely'
}

const SOFTER: Readonly<Record<InversionRisk, InversionRisk>> = {
  likely: 'possible',
  possible: 'unlikely',
  unlikely: 'unlikely',
  unknown: 'unknown',
}

/**
 * Inversion risk of a stretch of time by the hours of sun around it. Where less than half of it is in the risky hours
 * the risk is one class lower (heuristic: the steps are three hours long); none of it, unlikely.
 */
export function inversionRisk(
  stretch: Interval,
  sun: readonly Interval[],
  inputs: Inputs<'cloudPct' | 'windKmh'>,
  rule: InversionRule = INVERSION,
): InversionRisk {
  const risky = 1 - shareWithin(sun, stretch, rule.marginHours * 3600)
  if (risky <= 0) return 'unlikely'
  const risk = nightInversionRisk(inputs, rule)
  return risky < 0.5 ? SOFTER[risk] : risk
}
