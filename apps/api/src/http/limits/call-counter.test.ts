import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallCounter } from './call-counter.ts'

test('a window begins with the first call and lets so many through; the next begins after it', () => {
  let now = 1_000
  const counter = new CallCounter(2, 60_000, () => now)
  expect([counter.count('a'), counter.count('a')]).toEqual([0, 0])
  now += 20_000
  expect(counter.count('a')).toBe(40_000)
  expect(counter.count('b')).toBe(0)
  now += 40_000
  expect(counter.count('a')).toBe(0)
})

test('in any order of calls, each caller has exactly the calls that one window allows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }),
      (most, callers) => {
        const counter = new CallCounter(most, 1_000, () => 0)
        const passed = callers.filter((caller) => counter.count(caller) === 0)
        for (const caller of ['a', 'b', 'c']) {
          const asked = callers.filter((one) => one === caller).length
          expect(passed.filter((one) => one === caller)).toHaveLength(Math.min(most, asked))
        }
      },
    ),
  )
})

test('a flood of addresses does not grow it without end: the caller heard from longest ago is forgotten', () => {
  const counter = new CallCounter(1, 1_000, () => 0)
  counter.count('first')
  for (let at = 0; at < 5_000; at += 1) counter.count(`other ${at}`)
  expect(counter.count('first')).toBe(0)
  expect(counter.count('other 4999')).toBe(1_000)
})

test('a call that is taken back leaves the caller as many as before, in the window that has begun', () => {
  let now = 0
  const counter = new CallCounter(2, 1_000, () => now)
  counter.count('a')
  counter.takeBack('a')
  now = 400
  expect([counter.count('a'), counter.count('a'), counter.count('a')]).toEqual([0, 0, 600])
  counter.takeBack('nobody')
  expect(counter.count('nobody')).toBe(0)
})
