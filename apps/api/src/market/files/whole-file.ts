import { UnreadableFile } from '../imports/price-item.ts'
import { decodeText } from './decode-text.ts'

/** Passes on the bytes up to a limit. @throws {UnreadableFile} above `most` bytes */
export async function* limitBytes(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > most) throw new UnreadableFile({ code: 'too_large', most })
    yield part
  }
}

/** Reads a file whose format cannot be streamed. @throws {UnreadableFile} above `most` bytes */
export async function readWholeFile(bytes: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of limitBytes(bytes, most)) parts.push(part)
  return Buffer.concat(parts)
}

/** Parses a whole file as JSON. @throws {UnreadableFile} if it is not JSON or too large */
export async function readWholeJson(bytes: AsyncIterable<Uint8Array>, most: number): Promise<unknown> {
  let text = ''
  for await (const part of decodeText(limitBytes(bytes, most))) text += part
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableFile({ code: 'not_json' }, { cause })
  }
}
