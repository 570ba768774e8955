import type { UnknownReason, UnknownReasonCode } from './unknown-reason.ts'

/** A calculated value. */
export interface Known<T> {
  known: true
  value: T
}

/** An unknown value, with the reason. */
export interface Unknown {
  known: false
  reason: UnknownReason
}

/** Result of every indicator: a value, or the reason why there is none. Never zero in place of missing data. */
export type Maybe<T> = Known<T> | Unknown

/** Wraps a known value. A number that is not finite is unknown. */
export function known<T>(value: T): Maybe<T> {
  if (typeof value === 'number' && !Number.isFinite(value)) return unknown('result_out_of_range')
  return { known: true, value }
}

/** An unknown value, with the reason. */
export const unknown = (code: UnknownReasonCode, about: Omit<UnknownReason, 'code'> = {}): Unknown => ({
  known: false,
  reason: { code, ...about },
})

/** The value, or undefined if unknown: for passing a result on as another indicator's input. */
export const knownValue = <T>(result: Maybe<T>): T | undefined => (result.known ? result.value : undefined)

/** Maps a known value; an unknown one keeps its reason. */
export const mapKnown = <T, U>(result: Maybe<T>, next: (value: T) => Maybe<U>): Maybe<U> =>
  result.known ? next(result.value) : result
