import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checksummedJson } from './checksummed-json.ts'

const shape = z.object({ list: z.array(z.object({ dt: z.number(), tempC: z.optional(z.number()) })) })
const kept = checksummedJson(shape)
const answers = fc.record({
  list: fc.array(
    fc.record(
      { dt: fc.integer(), tempC: fc.double({ noNaN: true, noDefaultInfinity: true }) },
      { requiredKeys: ['dt'] },
    ),
  ),
})
/** JSON has no negative zero. */
const inJson = (answer: unknown) => JSON.parse(JSON.stringify(answer))

test('reads back any answer it has stored, and stores valid JSON', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      expect(kept.decode(kept.encode(answer))).toEqual(inJson(answer))
      expect(JSON.parse(kept.encode(answer))).toMatchObject(inJson(answer))
    }),
  )
})

test('reads plain JSON of the right shape and rejects any other text', () => {
  const json = '{"list":[{"dt":1,"tempC":2}]}'
  expect(kept.decode(json)).toEqual({ list: [{ dt: 1, tempC: 2 }] })
  for (const other of [
    '{"list":[{"dt":1,"tempC":null}]}',
    '{"list":{}}',
    '{',
    '',
    'null',
    '[]',
    '00000000null',
  ])
    expect(kept.decode(other), other).toBeUndefined()
})

test('validates a text that was changed after it was sealed', () => {
  const sealed = kept.encode({ list: [{ dt: 1, tempC: 2 }] })
  expect(kept.decode(sealed.replace(':2', ':3'))).toEqual({ list: [{ dt: 1, tempC: 3 }] })
  expect(kept.decode(sealed.replace(':2', ':null'))).toBeUndefined()
  expect(kept.decode(sealed.slice(0, -4))).toBeUndefined()
  expect(kept.decode(sealed.replace(/[0-9a-f]{8}/, '00000000'))).toEqual({ list: [{ dt: 1, tempC: 2 }] })
})

test('validates a text that was sealed with another schema', () => {
  const older = checksummedJson(z.object({ list: z.array(z.object({ dt: z.string() })) }))
  expect(kept.decode(older.encode({ list: [{ dt: '1' }] }))).toBeUndefined()
  const wider = checksummedJson(z.object({ ...shape.shape, more: z.string() }))
  expect(kept.decode(wider.encode({ list: [{ dt: 1 }], more: 'of it' }))).toEqual({ list: [{ dt: 1 }] })
})

test('skips validation for a sealed text', () => {
  const looked: number[] = []
  const counted = checksummedJson(z.object({ dt: z.number().check(({ value }) => void looked.push(value)) }))
  const sealed = counted.encode({ dt: 7 })
  expect(counted.decode(sealed)).toEqual({ dt: 7 })
  expect(looked).toEqual([])
  expect(counted.decode('{"dt":7}')).toEqual({ dt: 7 })
  expect(looked).toEqual([7])
})
