import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packWire, unpackWire } from './kept-wire.ts'

const seals = fc.stringMatching(/^[0-9a-f]{8}$/)
const wires = fc.record({
  bytes: fc.record({
    etag: fc.stringMatching(/^[\w-]{22}$/).map((hash) => `W/"${hash}"` as const),
    length: fc.nat(),
    brotli: fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)),
  }),
  sameUntil: fc.maxSafeNat(),
})

test('what was packed is unpacked, for the text that it was packed for', () => {
  fc.assert(
    fc.property(wires, seals, (wire, seal) => {
      expect(unpackWire(packWire(wire, seal), seal)).toEqual(wire)
    }),
  )
})

test('for another text it is nothing', () => {
  fc.assert(
    fc.property(wires, seals, seals, (wire, seal, other) => {
      fc.pre(other !== seal)
      expect(unpackWire(packWire(wire, seal), other)).toBeUndefined()
    }),
  )
})

test('a byte that was changed, lost or added makes it nothing', () => {
  fc.assert(
    fc.property(wires, seals, fc.nat(), fc.integer({ min: 1, max: 255 }), (wire, seal, at, change) => {
      const packed = packWire(wire, seal)
      const spoilt = Buffer.from(packed)
      spoilt[at % packed.length] = (spoilt[at % packed.length] ?? 0) ^ change
      for (const other of [
        spoilt,
        packed.subarray(0, -1),
        Buffer.concat([packed, Buffer.of(change)]),
        Buffer.alloc(0),
      ])
        expect(unpackWire(other, seal)).toBeUndefined()
    }),
  )
})
