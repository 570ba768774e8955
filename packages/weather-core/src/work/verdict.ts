import type { QuantityName } from '../quantities.ts'
import type { FallName } from '../steps/fall-name.ts'
import type { Limit } from './limits/limit.ts'

/** What the weather says to a job. `unknown`: it cannot be judged, which is never the same as good. */
export type Verdict = 'good' | 'careful' | 'dont' | 'unknown'

/** Why a step is judged as it is: for machines by code, with the figure and the limit it was held against. */
export interface Reason<Code extends string = string> {
  code: Code
  verdict: Verdict
  /** The figure, in the limit's unit. */
  value?: number
  limit?: Limit
  /** What was not given, where the code is `missing`. */
  input?: QuantityName
  /** As what it falls, where the reason tells of that and it is not rain. */
  fall?: FallName
  /** The hour of the figure, or the one in which what it tells of begins; unix seconds. */
  atDt?: number
}

/** The judgement of one job in one step. */
export interface Judgement {
  verdict: Verdict
  /** In order of weight; empty when nothing speaks against the job. */
  reasons: Reason[]
}

/** The verdicts in the order in which they decide. */
export const WORST_FIRST: readonly Verdict[] = ['dont', 'unknown', 'careful', 'good']

/**
 * Any reason against the job stops it, even when something else is not known; what is not known keeps it from being
 * good; then come reasons for care.
 */
export function judgement(reasons: readonly (Reason | undefined)[]): Judgement {
  const given = reasons.filter((reason) => reason !== undefined)
  const verdict = WORST_FIRST.find((worst) => given.some((reason) => reason.verdict === worst)) ?? 'good'
  return { verdict, reasons: given }
}

/** The reason for not knowing: an input that is missing, at an hour where only that is known. */
export const missing = (name: QuantityName, atDt?: number): Reason => ({
  code: 'missing',
  verdict: 'unknown',
  input: name,
  ...(atDt !== undefined && { atDt }),
})

/** Whether two reasons are of a kind: they say the same, but for the figure and its hour. */
export const isSameKind = (a: Reason, b: Reason): boolean =>
  a.code === b.code && a.input === b.input && a.fall === b.fall

/** What is held against a number of hours, or against a lower limit, is water: the more, the worse. */
const FALLEN: ReadonlySet<string> = new Set(['rain_before', 'rain_soaked', 'leaves_wet', 'snow_melted'])

/** How far a reason's figure is from its limit. */
export function distance({ code, value, limit }: Reason): number {
  if (value === undefined || !limit) return 0
  return FALLEN.has(code) ? value : Math.abs(value - limit.value)
}

/**
 * What the moments of a step have to say in one matter: the gravest of their reasons, each with its hour, one of a kind
 * with the figure furthest from its limit.
 */
export function gravestOf<Moment extends { dt: number }>(
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
    const at = found.findIndex((one) => isSameKind(one, reason))
    const same = found[at]
    if (!same) found.push(reason)
    else if (distance(reason) > distance(same)) found[at] = reason
  }
  return found
}

/** A limit being passed or not. */
export type Check = readonly [passed: boolean, code: string, verdict: Verdict, value: number, limit: Limit]

/** The check that a figure is above its limit; none where there is no figure. */
export const above = (value: number | undefined, limit: Limit, code: string, verdict: Verdict): Check[] =>
  value === undefined ? [] : [[value > limit.value, code, verdict, value, limit]]

/** The check that a figure is at its limit or above; none where there is no figure. */
export const atLeast = (value: number | undefined, limit: Limit, code: string, verdict: Verdict): Check[] =>
  value === undefined ? [] : [[value >= limit.value, code, verdict, value, limit]]

/** The first check that holds, as a reason: put the gravest first. */
export function firstReason(...checks: readonly Check[]): Reason | undefined {
  const found = checks.find(([passed]) => passed)
  if (!found) return undefined
  const [, code, verdict, value, limit] = found
  return { code, verdict, value, limit }
}
