import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'

/** Stored form of answers: JSON of an object, with a checksum ("seal") as its first member. */
export interface ChecksummedCodec<T> {
  encode(answer: T): string
  /**
   * Parses the output of {@link encode}; undefined if it is damaged or has another release's shape.
   */
  decode(text: string): T | undefined
}

const sealed = (seal: string, members: string) => `{"seal":"${seal}",${members}`
const HEAD_LENGTH = sealed('00000000', '').length

/**
 * Checksummed JSON for answers of one shape, which must be non-empty objects. The seal is a CRC-32
 * of the text and the shape. It certifies that the answer was validated, so sealed text is only
 * parsed: validating a forecast takes longer than parsing it. Text without a valid seal is
 * validated.
 */
export function checksummedJson<S extends z.core.$ZodType>(schema: S): ChecksummedCodec<z.core.output<S>> {
  const shape = crc32(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })))
  const sealOf = (members: string) => crc32(members, shape).toString(16).padStart(8, '0')
  const isSealed = (text: string) => text.startsWith(sealed(sealOf(text.slice(HEAD_LENGTH)), ''))
  return {
    encode(answer) {
      const members = JSON.stringify(answer).slice(1)
      return sealed(sealOf(members), members)
    },
    decode(text) {
      try {
        const { seal: _, ...answer } = JSON.parse(text)
        if (isSealed(text)) return answer
        const looked = z.safeParse(schema, answer)
        return looked.success ? looked.data : undefined
      } catch {
        return undefined
      }
    },
  }
}
