import type { UnknownReason, UnknownReasonCode } from './unknown-reason.ts'

export interface Known<T> {
  known: true
  value: T
}

export interface Unknown {
  known: false
  reason: UnknownReason
}

/** Result of an indicator: a value, or the reason why there is none. Missing data is never zero. */
export type Maybe<T> = Known<T> | Unknown

/** Wraps a value. A number that is not finite becomes unknown. */
export function known<T>(value: T): Maybe<T> {
  if (typeof value === 'number' && !Number.isFinite(value)) return unknown('result_out_of_range')
  return { known: true, value }
}

/** Creates an unknown value with its reason. */
export const unknown = (code: UnknownReasonCode, about: Omit<UnknownReason, 'code'> = {}): Unknown => ({
  known: false,
  reason: { code, ...about },
})

/** The value, or undefined if unknown. Use it to pass a result to another indicator. */
export const knownValue = <T>(result: Maybe<T>): T | undefined => (result.known ? result.value : undefined)

/** Maps a known value. An unknown value keeps its reason. */
export const mapKnown = <T, U>(result: Maybe<T>, next: (value: T) => Maybe<U>): Maybe<U> =>
  result.known ? next(result.value) : result
