import { Encoded } from '../../http/answers/encoded.ts'
import type { KeptText } from './kept-text.ts'
import { packWire, unpackWire } from './kept-wire.ts'
import { LateValue } from './late-value.ts'

/** Reader of a row: a `WeatherQuestion` of any providers. */
interface Kept<T> extends Pick<KeptText<T>, 'sealed'> {
  later(answer: T, nowMs: number): T | undefined
  sameUntil?(answer: T): number
}

/** An answer in its sent form, with its figures. */
export interface Answer<T> {
  encoded: Encoded<T>
  late: LateValue<T>
}

/**
 * A row's response, ready to be sent; its figures are parsed on demand. Undefined where the row has no bytes for this
 * text, or only outdated ones.
 */
export function asSent<T>(
  question: Kept<T>,
  { answer, wire }: { answer: string; wire: Buffer | undefined },
  nowMs: number,
): Answer<T> | undefined {
  if (wire === undefined) return undefined
  const text = question.sealed(answer)
  if (text === undefined) return undefined
  const kept = unpackWire(wire, text.seal)
  if (kept === undefined || kept.sameUntil <= nowMs) return undefined
  const read = () => {
    const value = text.read()
    return question.later(value, nowMs) ?? value
  }
  return { encoded: Encoded.kept(kept.bytes), late: LateValue.later(read, heapBytes(answer)) }
}

/** The response bytes of an answer to store beside this text; undefined where nothing is sent. */
export function wireBeside<T>(
  question: Kept<T>,
  text: string,
  { encoded, late }: Answer<T>,
): Buffer | undefined {
  const sameUntil = question.sameUntil?.(late.value)
  const seal = question.sealed(text)?.seal
  return sameUntil && seal ? packWire({ bytes: encoded, sameUntil }, seal) : undefined
}

/** A string takes a byte a character, and two where one of them is outside Latin-1. */
const heapBytes = (text: string) => (Buffer.byteLength(text) === text.length ? 1 : 2) * text.length
