import { array, assert, integer, nat, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { rowCap, settleTokens, spreadTokens } from './spread-tokens.ts'

const total = (parts: readonly { tokens: number }[]) => parts.reduce((sum, { tokens }) => sum + tokens, 0)
const named = (held: readonly number[]) => held.map((tokens, at) => ({ bucket: `row ${at}`, tokens }))
const rows = array(nat(2_000), { minLength: 1, maxLength: 16 })

test('spreads tokens across the rows up to the cap, and refuses any excess', () => {
  assert(
    property(rows, nat(20_000), integer({ min: 1, max: 5_000 }), (held, cap, tokens) => {
      const parts = spreadTokens(tokens, named(held), cap)
      expect(parts !== undefined).toBe(total(named(held)) + tokens <= cap)
      if (parts !== undefined) expect(total(parts)).toBe(tokens)
      for (const part of parts ?? []) expect(part.tokens).toBeGreaterThan(0)
    }),
  )
})

test('the caps of all rows together do not exceed the total cap', () => {
  assert(
    property(nat(20_000), integer({ min: 1, max: 16 }), (cap, count) => {
      expect(rowCap(cap, count) * count).toBeLessThanOrEqual(cap)
    }),
  )
})

test('settling leaves only the tokens actually used, and no row returns more than it reserved', () => {
  const reserved = array(integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 16 })
  assert(
    property(tuple(reserved, nat(30_000)), ([held, used]) => {
      const before = named(held)
      const changes = settleTokens(before, used)
      expect(total(before) + total(changes)).toBe(used)
      for (const [at, { bucket, tokens }] of changes.entries()) {
        expect(bucket).toBe(before[at]?.bucket)
        expect((before[at]?.tokens ?? 0) + tokens).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
