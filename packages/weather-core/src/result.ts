import type { Why, WhyCode } from './why.ts'

/** A calculated value. */
export interface Known<T> {
  known: true
  value: T
}

/** An unknown value, with the reason. */
export interface Unknown {
  known: false
  reason: Why
}

/** Result of every indicator: a value, or the reason why there is none. Never zero in place of missing data. */
export type Maybe<T> = Known<T> | Unknown

/** Wraps a known value. A number that is not finite is unknown. */
export function known<T>(value: T): Maybe<T> {
  if (typeof value === 'number' && !Number.isFinite(value)) return unknown('result_out_of_range')
  return { known: true, value }
}

/** An unknown value, with the reason. */
export const unknown = (code: WhyCode, about: Omit<Why, 'code'> = {}): Unknown => ({
  known: false,
  reason: { code, ...about },
})

/** The value, or undefined if unknown: for passing a result on as another indicator's input. */
export const knownValue = <T>(result: Maybe<T>): T | undefined => (result.known ? result.value : undefined)

/** Maps a known value; an unknown one keeps its reason. */
export const whenKnown = <T, U>(result: Maybe<T>, next: (value: T) => Maybe<U>): Maybe<U> =>
  result.known ? next(result.value) : result
