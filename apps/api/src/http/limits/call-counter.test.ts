import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallCounter } from './call-counter.ts'

test('a window starts with the first call, allows the maximum and ends on time', () => {
  let now = 1_000
  const counter = new CallCounter(2, 60_000, () => now)
  expect([counter.count('a'), counter.count('a')]).toEqual([0, 0])
  now += 20_000
  expect(counter.count('a')).toBe(40_000)
  expect(counter.count('b')).toBe(0)
  now += 40_000
  expect(counter.count('a')).toBe(0)
})

test('each caller gets exactly one window’s calls, in whatever order the calls arrive', () => {
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

test('forgets the oldest caller so that a flood of addresses cannot fill the memory', () => {
  const counter = new CallCounter(1, 1_000, () => 0)
  counter.count('first')
  for (let at = 0; at < 5_000; at += 1) counter.count(`other ${at}`)
  expect(counter.count('first')).toBe(0)
  expect(counter.count('other 4999')).toBe(1_000)
})

test('refunding a call restores the caller’s allowance within the same window', () => {
  let now = 0
  const counter = new CallCounter(2, 1_000, () => now)
  counter.count('a')
  counter.takeBack('a')
  now = 400
  expect([counter.count('a'), counter.count('a'), counter.count('a')]).toEqual([0, 0, 600])
  counter.takeBack('nobody')
  expect(counter.count('nobody')).toBe(0)
})
