import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('the median is the middle value, or the mean of the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('a percentile is the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile([7], 0.99)).toBe(7)
})
