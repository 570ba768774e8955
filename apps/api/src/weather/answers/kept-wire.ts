import { crc32 } from 'node:zlib'
import type { EncodedBytes } from '../../http/answers/encoded.ts'

/** What goes over the wire of a kept answer, compressed, as it was when the answer was kept. */
export interface Wire {
  bytes: EncodedBytes
  /** Until then it is still all of the answer that matters, unix ms. */
  sameUntil: number
}

const SUM_LENGTH = 8

/**
 * The bytes beside the text of an answer in its row: a checksum (CRC-32), what is to be known of them as a line of
 * JSON, and they themselves. The checksum begins with the seal of the text, so they are those of no other: a release
 * that does not know of them replaces the text and leaves them.
 *
 * @param seal of the text (`kept-text`)
 */
export function packWire({ bytes, sameUntil }: Wire, seal: string): Buffer {
  const { etag, length, brotli } = bytes
  const about = Buffer.from(`${JSON.stringify({ etag, length, sameUntil })}\n`)
  const rest = Buffer.concat([about, brotli])
  return Buffer.concat([Buffer.from(sumOf(rest, seal)), rest])
}

/** What {@link packWire} packed; undefined where it belongs to another text, or is spoilt. */
export function unpackWire(packed: Buffer, seal: string): Wire | undefined {
  const rest = packed.subarray(SUM_LENGTH)
  if (packed.toString('latin1', 0, SUM_LENGTH) !== sumOf(rest, seal)) return undefined
  const aboutEnds = rest.indexOf('\n')
  const { sameUntil, ...about } = JSON.parse(rest.toString('utf8', 0, aboutEnds))
  return { bytes: { ...about, brotli: rest.subarray(aboutEnds + 1) }, sameUntil }
}

const sumOf = (rest: Buffer, seal: string) => crc32(rest, crc32(seal)).toString(16).padStart(SUM_LENGTH, '0')
