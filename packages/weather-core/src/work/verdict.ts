import type { QuantityName } from '../quantities.ts'
import type { PrecipitationKind } from '../steps/precipitation-kind.ts'
import type { Limit } from './limits/limit.ts'

/** Verdict on a job. `unknown`: not enough data, which never means good. */
export type Verdict = 'good' | 'careful' | 'dont' | 'unknown'

/** Reason for a step's verdict: a code, with the value and its limit. */
export interface Reason<Code extends string = string> {
  code: Code
  verdict: Verdict
  /** Value in the limit's unit. */
  value?: number
  limit?: Limit
  /** Missing input, where the code is `missing`. */
  input?: QuantityName
  /** Kind of precipitation, if the reason concerns it and it is not rain. */
  fall?: PrecipitationKind
  /** Hour of the value, or the hour in which the event begins; unix seconds. */
  atDt?: number
}

/** Verdict on one job in one step. */
export interface Judgement {
  verdict: Verdict
  /** By importance; empty if there are no problems. */
  reasons: Reason[]
}

/** Verdicts in order of precedence. */
export const WORST_FIRST: readonly Verdict[] = ['dont', 'unknown', 'careful', 'good']

/**
 * Any reason against the job decides, even with missing data; missing data prevents `good`; reasons for care come last.
 */
export function combineReasons(reasons: readonly (Reason | undefined)[]): Judgement {
  const given = reasons.filter((reason) => reason !== undefined)
  const verdict = WORST_FIRST.find((worst) => given.some((reason) => reason.verdict === worst)) ?? 'good'
  return { verdict, reasons: given }
}

/** Reason for an unknown verdict: a missing input, with the hour if only that hour lacks it. */
export const missingReason = (name: QuantityName, atDt?: number): Reason => ({
  code: 'missing',
  verdict: 'unknown',
  input: name,
  ...(atDt !== undefined && { atDt }),
})

/** True if two reasons differ only in their values and hours. */
export const isSameReason = (a: Reason, b: Reason): boolean =>
  a.code === b.code && a.input === b.input && a.fall === b.fall

/** Reasons about water, whose limit is a number of hours or a lower bound: more water is worse. */
const FALLEN: ReadonlySet<string> = new Set(['rain_before', 'rain_soaked', 'leaves_wet', 'snow_melted'])

/** Distance of a reason's value from its limit. */
export function distanceFromLimit({ code, value, limit }: Reason): number {
  if (value === undefined || !limit) return 0
  return FALLEN.has(code) ? value : Math.abs(value - limit.value)
}

/**
 * Gravest reasons on one subject over the moments of a step: one of each type, with its hour and the value furthest
 * from its limit.
 */
export function gravestReasons<Moment extends { dt: number }>(
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

/** Result of a limit check. */
export type LimitCheck = readonly [
  passed: boolean,
  code: string,
  verdict: Verdict,
  value: number,
  limit: Limit,
]

/** Checks if a value is above its limit; none without a value. */
export const checkAbove = (
  value: number | undefined,
  limit: Limit,
  code: string,
  verdict: Verdict,
): LimitCheck[] => (value === undefined ? [] : [[value > limit.value, code, verdict, value, limit]])

/** Checks if a value is at or above its limit; none without a value. */
export const checkAtLeast = (
  value: number | undefined,
  limit: Limit,
  code: string,
  verdict: Verdict,
): LimitCheck[] => (value === undefined ? [] : [[value >= limit.value, code, verdict, value, limit]])

/** The first check that holds, as a reason: pass the gravest first. */
export function firstReason(...checks: readonly LimitCheck[]): Reason | undefined {
  const found = checks.find(([passed]) => passed)
  if (!found) return undefined
  const [, code, verdict, value, limit] = found
  return { code, verdict, value, limit }
}
