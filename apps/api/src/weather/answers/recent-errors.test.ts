import { expect, test } from 'vitest'
import { RecentErrors } from './recent-errors.ts'

const [first, second] = [new Error('first'), new Error('second')]

test('repeats an error for a set time after its last occurrence, then forgets it', () => {
  const errors = new RecentErrors(10, 5_000)
  errors.note('a', first, 1_000)
  errors.note('b', first, 2_000)
  errors.note('a', second, 3_000)
  expect([errors.get('a', 3_001)?.error, errors.get('b', 3_001)?.error]).toEqual([second, first])
  expect([errors.get('b', 7_000)?.error, errors.size]).toEqual([undefined, 1])
  expect([errors.get('a', 7_999)?.error, errors.size]).toEqual([second, 1])
  expect([errors.get('nobody', 8_000), errors.size]).toEqual([undefined, 0])
})

test('drops expired errors when a new one arrives, and stores no more than its limit', () => {
  const errors = new RecentErrors(3, 5_000)
  for (const [at, key] of ['a', 'b', 'c', 'd'].entries()) errors.note(key, first, 1_000 + at)
  expect([errors.size, errors.get('a', 1_004), errors.get('d', 1_004)?.error]).toEqual([3, undefined, first])
  errors.note('e', second, 60_000)
  expect(errors.size).toBe(1)
})

test('setting the clock back does not keep an error alive', () => {
  const errors = new RecentErrors(3, 5_000)
  errors.note('a', first, Date.UTC(2026, 8, 22))
  expect([errors.get('a', Date.UTC(2026, 8, 21)), errors.size]).toEqual([undefined, 0])
})
