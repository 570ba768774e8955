import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from './months.ts'
import { changeOver, findDoubtedLatest, type MonthlyPrice } from './series.ts'

const run = (values: readonly (number | undefined)[]): MonthlyPrice[] =>
  values.flatMap((value, at) => (value === undefined ? [] : [{ month: addMonths('2025-01', at), value }]))
const isDoubted = (...values: (number | undefined)[]) => findDoubtedLatest(run(values)) !== undefined

test('S9 marks the latest price as suspect if far from the previous year or after an unusual jump', () => {
  const swing = [60, 140, 60, 140, 60, 140]
  const calm = [100, 110, 100, 105, 100, 110]
  const cases: [doubted: boolean, ...values: (number | undefined)[]][] = [
    [true, 5300, 5350, 5290, 5380, 538_000],
    [false, ...swing, 300],
    [true, ...swing, 300.1],
    [true, ...swing, 33],
    [false, 0.3, 0.3, 0.3, 0.3, 0.9],
    [false, ...calm, 160],
    [true, ...calm, 160.1],
    // Too few earlier months: three, or four of which one is too old.
    [false, 100, 100, 100, 400],
    [false, 100, 101, 100, 101, ...Array<undefined>(11), 400],
    [false, 100, ...Array<undefined>(9), 100, 101, 100, 400],
    // A price fixed by law, which had never changed.
    [false, 100, 100, 100, 100, 104],
    [true, 100, 100, 100, 100, 301],
  ]
  for (const [doubted, ...values] of cases) expect(isDoubted(...values), String(values)).toBe(doubted)
})

test('S9 marks the same prices as suspect in every unit', () => {
  const values = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 5, maxLength: 20 })
  fc.assert(
    fc.property(values, fc.constantFrom(1000, 0.25, 129.5), (given, factor) => {
      expect(isDoubted(...given.map((value) => value * factor))).toBe(isDoubted(...given))
    }),
  )
})

test('S10 clears a suspect price when a second month confirms the new price level', () => {
  const before = [100, 101, 99, 100, 102]
  expect(isDoubted(...before, 350, 340)).toBe(false)
  expect(isDoubted(...before, 350, 340, 360)).toBe(false)
  expect(isDoubted(...before, 350, 1200)).toBe(true)
  expect(isDoubted(...before, 350, 101)).toBe(false)
  expect(isDoubted(...before, 130, 131)).toBe(false)
})

test('S11 reports no change from or to a suspect price', () => {
  const before = [100, 101, 99, 100, 102]
  expect(changeOver(run([...before, 350]), 1)).toBeUndefined()
  expect(changeOver(run([...before, 350]), 2)).toBeUndefined()
  expect(changeOver(run([...before, 350, 101]), 1)).toBeUndefined()
  expect(changeOver(run([...before, 350, 101]), 2)?.percent).toBeCloseTo(-0.98, 2)
  expect(changeOver(run([...before, 350, 357]), 1)?.percent).toBeCloseTo(2, 6)
})
