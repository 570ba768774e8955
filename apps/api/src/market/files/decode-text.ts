import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** Number of bytes for choosing an encoding; more are read while all are plain ASCII. */
const SAMPLE = 1_000_000

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Decodes a file in pieces, without a byte order mark. UTF-16 is detected by its mark or by zero
 * bytes in the first letters, UTF-8 if most of the first megabyte beyond ASCII is valid. Otherwise
 * the text is Windows-1252, in which Excel saves CSV. Invalid bytes become U+FFFD, which an import
 * refuses.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let isStart = true
  let held: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    if (decoder !== undefined) {
      yield decoder.decode(piece, { stream: true })
      continue
    }
    held.push(piece)
    length += piece.length
    if (length >= SAMPLE) yield decided()
  }
  if (decoder === undefined) yield decided()
  yield decoder?.decode() ?? ''

  /** Decodes the buffered bytes. Plain ASCII needs no decoder yet. */
  function decided(): string {
    const sample = Buffer.concat(held)
    held = []
    length = 0
    const wide = isStart ? utf16Of(sample) : undefined
    isStart = false
    if (wide === undefined && isAscii(sample)) return sample.toString('latin1')
    decoder = new TextDecoder(wide ?? encodingOf(sample))
    return decoder.decode(sample, { stream: true })
  }
}

function utf16Of([first, second]: Uint8Array): Encoding | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

/** Chooses by majority, because a few broken bytes do not rule out UTF-8. */
function encodingOf(sample: Uint8Array): Encoding {
  let [whole, broken] = [0, 0]
  for (const character of new TextDecoder().decode(sample, { stream: true }))
    if (character === '\ufffd') broken += 1
    else if (character > '\x7f') whole += 1
  return broken > whole ? 'windows-1252' : 'utf-8'
}
