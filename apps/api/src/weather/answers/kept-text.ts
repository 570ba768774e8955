import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'

/** Answers as they are kept: JSON of an object, with a seal as its first member. */
export interface KeptText<T> {
  encode(answer: T): string
  /** What {@link encode} wrote; undefined where another release wrote it in another shape, or it is spoilt. */
  decode(text: string): T | undefined
}

const sealed = (seal: string, members: string) => `{"seal":"${seal}",${members}`
const HEAD_LENGTH = sealed('00000000', '').length

/**
 * Text for answers of a shape, objects that are never empty. Looking through every figure of a forecast takes longer
 * than reading it, so the seal, a checksum (CRC-32) of the text and the shape, says that this has been done: what a
 * release of the same shape wrote is only read. Text without a seal, or with another, is looked through.
 */
export function keptText<S extends z.core.$ZodType>(schema: S): KeptText<z.core.output<S>> {
  const shape = crc32(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })))
  const seal = (members: string) => sealed(crc32(members, shape).toString(16).padStart(8, '0'), members)
  return {
    encode: (answer) => seal(JSON.stringify(answer).slice(1)),
    decode(text) {
      try {
        const read = JSON.parse(text)
        if (text === seal(text.slice(HEAD_LENGTH))) {
          const { seal: _, ...answer } = read
          return answer
        }
        const looked = z.safeParse(schema, read)
        return looked.success ? looked.data : undefined
      } catch {
        return undefined
      }
    },
  }
}
