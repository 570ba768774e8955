import type { Why, WhyCode } from './why.ts'

/** A value that could be worked out. */
export interface Known<T> {
  known: true
  value: T
}

/** A value that could not, and why. */
export interface Unknown {
  known: false
  reason: Why
}

/** What every indicator answers: a value, or the reason there is none. Never a zero in the place of a gap. */
export type Maybe<T> = Known<T> | Unknown

/** Wraps a value that is known. A number that is not finite would be a lie, so it is unknown. */
export function known<T>(value: T): Maybe<T> {
  if (typeof value === 'number' && !Number.isFinite(value)) return unknown('result_out_of_range')
  return { known: true, value }
}

/** Says that a value is not known, and why. */
export const unknown = (code: WhyCode, about: Omit<Why, 'code'> = {}): Unknown => ({
  known: false,
  reason: { code, ...about },
})

/** The value, or undefined where there is none: for handing a result on as another indicator's input. */
export const knownValue = <T>(result: Maybe<T>): T | undefined => (result.known ? result.value : undefined)

/** Works on with a known value; an unknown one stays unknown for the reason it had. */
export const whenKnown = <T, U>(result: Maybe<T>, next: (value: T) => Maybe<U>): Maybe<U> =>
  result.known ? next(result.value) : result
