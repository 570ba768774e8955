import { crc32 } from 'node:zlib'
import type { EncodedBytes } from '../../http/answers/encoded.ts'

/** The compressed response of a stored answer, as of the time it was stored. */
export interface Wire {
  bytes: EncodedBytes
  /** Until then it still equals the answer's sent part, unix ms. */
  sameUntil: number
}

const SUM_LENGTH = 8

/**
 * The bytes stored beside the text of an answer in its row: a checksum (CRC-32), metadata as a line of JSON, and the
 * response. The checksum starts from the text's seal, so the bytes belong to no other text: a release that does not
 * know them replaces the text and leaves them.
 * @param seal of the text (`kept-text`)
 */
export function packWire({ bytes, sameUntil }: Wire, seal: string): Buffer {
  const { etag, length, brotli } = bytes
  const about = Buffer.from(`${JSON.stringify({ etag, length, sameUntil })}\n`)
  const rest = Buffer.concat([about, brotli])
  return Buffer.concat([Buffer.from(sumOf(rest, seal)), rest])
}

/** Unpacks {@link packWire}; undefined where it belongs to another text, or is damaged. */
export function unpackWire(packed: Buffer, seal: string): Wire | undefined {
  const rest = packed.subarray(SUM_LENGTH)
  if (packed.toString('latin1', 0, SUM_LENGTH) !== sumOf(rest, seal)) return undefined
  const aboutEnds = rest.indexOf('\n')
  const { sameUntil, ...about } = JSON.parse(rest.toString('utf8', 0, aboutEnds))
  return { bytes: { ...about, brotli: rest.subarray(aboutEnds + 1) }, sameUntil }
}

const sumOf = (rest: Buffer, seal: string) => crc32(rest, crc32(seal)).toString(16).padStart(SUM_LENGTH, '0')
