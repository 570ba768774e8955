import type { QuantityName } from '../quantities.ts'
import type { PrecipitationKind } from '../steps/precipitation-kind.ts'
import type { Limit } from './limits/limit.ts'

/** `unknown` means too little data to judge. Never treat it as good. */
export type Verdict = 'good' | 'careful' | 'dont' | 'unknown'

export interface Reason<Code extends string = string> {
  code: Code
  verdict: Verdict
  /** In the limit's unit. */
  value?: number
  limit?: Limit
  /** The missing input if the code is `missing`. */
  input?: QuantityName
  /** Kind of precipitation, if other than rain. */
  fall?: PrecipitationKind
  /** Time of the value, or the start of the event, unix seconds. */
  atDt?: number
}

export interface Judgement {
  verdict: Verdict
  /** Most important first; empty if there are no problems. */
  reasons: Reason[]
}

/** In order of precedence. */
export const WORST_FIRST: readonly Verdict[] = ['dont', 'unknown', 'careful', 'good']

/** Combines reasons into a verdict: `dont` takes precedence, then missing data, then care. */
export function combineReasons(reasons: readonly (Reason | undefined)[]): Judgement {
  const given = reasons.filter((reason) => reason !== undefined)
  const verdict = WORST_FIRST.find((worst) => given.some((reason) => reason.verdict === worst)) ?? 'good'
  return { verdict, reasons: given }
}

/**
 * Reason for an unknown verdict because of a missing input. `atDt` is set if only that hour lacks
 * it.
 */
export const missingReason = (name: QuantityName, atDt?: number): Reason => ({
  code: 'missing',
  verdict: 'unknown',
  input: name,
  ...(atDt !== undefined && { atDt }),
})

/** True if two reasons differ only in values and times. */
export const isSameReason = (a: Reason, b: Reason): boolean =>
  a.code === b.code && a.input === b.input && a.fall === b.fall

/** The limits of these reasons are hours or lower bounds, so more water is always worse. */
const FALLEN: ReadonlySet<string> = new Set(['rain_before', 'rain_soaked', 'leaves_wet', 'snow_melted'])

/** Distance of a reason's value beyond its limit. */
export function distanceFromLimit({ code, value, limit }: Reason): number {
  if (value === undefined || !limit) return 0
  return FALLEN.has(code) ? value : Math.abs(value - limit.value)
}

/**
 * The worst reasons over the moments of a step: one of each kind, with the value furthest from
 * its limit and its time.
 */
export function worstReasons<Moment extends { dt: number }>(
  moments: readonly Moment[],
  judge: (moment: Moment) => Reason | undefined,
): Reason[] {
  const all = moments.flatMap((moment) => {
    const reason = judge(moment)
    return reason ? [{ ...reason, atDt: reason.atDt ?? moment.dt }] : []
  })
  if (all.length === 0) return []
  const worst = WORST_FIRST.find((verdict) => all.some((reason) => reason.verdict === verdict))
  const found: Reason[] = []
  for (const reason of all.filter(({ verdict }) => verdict === worst)) {
    const at = found.findIndex((one) => isSameReason(one, reason))
    const same = found[at]
    if (!same) found.push(reason)
    else if (distanceFromLimit(reason) > distanceFromLimit(same)) found[at] = reason
  }
  return found
}

export type LimitCheck = readonly [
  passed: boolean,
  code: string,
  verdict: Verdict,
  value: number,
  limit: Limit,
]

/** Checks if a value is above its limit. Returns nothing without a value. */
export const checkAbove = (
  value: number | undefined,
  limit: Limit,
  code: string,
  verdict: Verdict,
): LimitCheck[] => (value === undefined ? [] : [[value > limit.value, code, verdict, value, limit]])

/** Checks if a value is at or above its limit. Returns nothing without a value. */
export const checkAtLeast = (
  value: number | undefined,
  limit: Limit,
  code: string,
  verdict: Verdict,
): LimitCheck[] => (value === undefined ? [] : [[value >= limit.value, code, verdict, value, limit]])

/** The reason of the first check that holds. Pass the worst first. */
export function firstReason(...checks: readonly LimitCheck[]): Reason | undefined {
  const found = checks.find(([passed]) => passed)
  if (!found) return undefined
  const [, code, verdict, value, limit] = found
  return { code, verdict, value, limit }
}
