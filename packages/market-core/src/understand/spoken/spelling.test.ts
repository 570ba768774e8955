import { expect, test } from 'vitest'
import { findCommodities } from '../find-commodities.ts'
import { forgiven, slips } from './spelling.ts'

test('Q2 a slip is a letter too many, missing, wrong, or two swapped', () => {
  expect(['maizee', 'maze', 'maice', 'miaze', 'maize'].map((word) => slips(word, 'maize', 2))).toEqual([
    1, 1, 1, 1, 0,
  ])
  expect(slips('wheat', 'urea', 2)).toBe(3)
})

test('Q2 a longer word is forgiven more, a short one nothing', () => {
  expect(['oats', 'maize', 'groundnut'].map(forgiven)).toEqual([0, 1, 2])
  expect(findCommodities('mazie')).toEqual(['maize'])
  expect(findCommodities('oata')).toEqual([])
})

test('Q2 the words of a question are no misspelt crops', () => {
  expect(findCommodities('please chart the change of price')).toEqual([])
})
