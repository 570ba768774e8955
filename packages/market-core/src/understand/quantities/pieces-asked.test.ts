import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  ['a tray is 30 eggs. how much for one in Nicaragua', 30],
  ['price of 30 eggs', 30],
  ['eggs per tray of 30', 30],
  ['what do 2 trays of 30 eggs cost', 60],
  ['half a dozen eggs', 6],
  ['how much is one egg', 1],
])('N21 so many pieces are asked for: %s', (text, pieces) => {
  const question = understand(text, pricePlaces)
  expect(question).toMatchObject({ topic: 'price', commodities: ['eggs'], pieces })
  expect(question.unplaced).toBeUndefined()
})

test('N21 a figure beside them is still told', () => {
  expect(understand('price of 30 eggs 77', pricePlaces).unplaced).toContain('77')
})
