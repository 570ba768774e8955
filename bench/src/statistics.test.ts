import { expect, test } from 'vitest'
import { median, percentile, rankAuc } from './statistics.ts'

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('a percentile is the nearest-rank value', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile([7], 0.99)).toBe(7)
})

test('rank AUC is the share of pairs in which the first value is larger', () => {
  expect(rankAuc([4, 5], [1, 2, 3])).toBe(1)
  expect(rankAuc([1, 2, 3], [4, 5])).toBe(0)
  expect(rankAuc([1, 2], [1, 2])).toBe(0.5)
  expect(rankAuc([1, 3], [2])).toBe(0.5)
  expect(rankAuc([], [1])).toBeNaN()
})
