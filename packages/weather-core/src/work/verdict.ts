import { type QuantityName, wordsFor } from '../inputs.ts'

/** What the weather says to a job. `unknown`: it cannot be judged, which is never the same as good. */
export type Verdict = 'good' | 'careful' | 'dont' | 'unknown'

/** The unit a limit is in. `C_difference` is a difference of temperatures, which converts without the 32. */
export type LimitUnit = 'C' | 'C_difference' | 'km/h' | 'mm' | 'share' | '%' | 'h' | 'thi'

/** A threshold with the name of whoever publishes it. */
export interface Limit {
  value: number
  unit: LimitUnit
  publisher: string
  /** A rule of this product's own, not published: to be shown as such. */
  heuristic: boolean
}

/** A limit somebody publishes. */
export const published = (value: number, unit: LimitUnit, publisher: string): Limit => ({
  value,
  unit,
  publisher,
  heuristic: false,
})

/** A limit of our own. */
export const ruleOfThumb = (value: number, unit: LimitUnit): Limit => ({
  value,
  unit,
  publisher: 'Smart Farming rule of thumb',
  heuristic: true,
})

/** A set of limits by name. */
export type Limits = Readonly<Record<string, Limit>>

/** The farmer's own figures for some limits, in the limits' units. */
export type OwnFigures<Set extends Limits> = { [Key in keyof Set]?: number | undefined }

/** The limits with the farmer's own figures in their place; figures that are not finite are passed over. */
export function withOwnFigures<Set extends Limits>(
  defaults: Set,
  own: OwnFigures<Set>,
): Record<keyof Set, Limit> {
  const limits: Record<keyof Set, Limit> = { ...defaults }
  for (const name in defaults) {
    const value = own[name]
    if (value !== undefined && Number.isFinite(value))
      limits[name] = { ...defaults[name], value, publisher: 'your own limit', heuristic: false }
  }
  return limits
}

/** Why a step is judged as it is: for machines by code, with the figure and the limit it was held against. */
export interface Reason<Code extends string = string> {
  code: Code
  verdict: Verdict
  /** The figure, in the limit's unit. */
  value?: number
  limit?: Limit
  /** What was not given, in words, where the code is `missing`. */
  input?: string
  /** When the reason ends or begins, where that falls within or after the step; unix seconds. */
  atDt?: number
}

/** The judgement of one job in one step. */
export interface Judgement {
  verdict: Verdict
  /** In order of weight; empty when nothing speaks against the job. */
  reasons: Reason[]
  /** Inputs the provider does not give and that were judged without, in words ('gusts'). */
  without: string[]
}

/** The verdicts in the order in which they decide. */
export const WORST_FIRST: readonly Verdict[] = ['dont', 'unknown', 'careful', 'good']

/**
 * Any reason against the job stops it, even when something else is not known; what is not known keeps it from being
 * good; then come reasons for care.
 */
export function judgement(
  reasons: readonly (Reason | undefined)[],
  without: readonly QuantityName[] = [],
): Judgement {
  const given = reasons.filter((reason) => reason !== undefined)
  const verdict = WORST_FIRST.find((worst) => given.some((reason) => reason.verdict === worst)) ?? 'good'
  return { verdict, reasons: given, without: without.map(wordsFor) }
}

/** The reason for not knowing: an input that is missing. */
export const missing = (name: QuantityName): Reason => ({
  code: 'missing',
  verdict: 'unknown',
  input: wordsFor(name),
})

/** A limit being passed or not. */
export type Check = readonly [passed: boolean, code: string, verdict: Verdict, value: number, limit: Limit]

/** The first check that holds, as a reason: put the gravest first. */
export function firstReason(...checks: readonly Check[]): Reason | undefined {
  const found = checks.find(([passed]) => passed)
  if (!found) return undefined
  const [, code, verdict, value, limit] = found
  return { code, verdict, value, limit }
}
