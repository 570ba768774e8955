import { expect, test } from 'vitest'
import { pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

test.each([
  'I remember that wheat went wild when the harbours closed. What was it in April 2022?',
  'My father milled maize all his life, what was the maize price in April 2022?',
  'Good day, I have 7 hectares of wheat. What is the world price per kilo now',
  'our cooperative grows maize, what does maize fetch now?',
  'we run a bakery on wheat for the hotel and the school. what is wheat worth?',
])('J6 what is told around the question is no sort of the thing: %s', (text) => {
  const { unplaced, isCompound, intent, commodities } = understand(text, pricePlaces)
  expect({ unplaced, isCompound }).toEqual({ unplaced: undefined, isCompound: undefined })
  expect(intent).toBe('price')
  expect(commodities).toHaveLength(1)
})

test.each([
  ['I have 7 hectares of organic maize. What is the world price now', 'organic'],
  ['my uncle grows maize in Xanadu, what is maize worth?', 'xanadu'],
  ['we mill roasted maize, what is it worth?', 'roasted'],
])('J6 but a sort and a place are heard: %s', (text, word) => {
  expect(understand(text, pricePlaces).unplaced).toContain(word)
})
