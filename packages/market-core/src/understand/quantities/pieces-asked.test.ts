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

test.each([
  ['egg tray price', 30],
  ['price of a tray of eggs', 30],
  ['eggs tray', 30],
  ['how much for 2 trays of eggs', 60],
  ['price per tray of eggs', 30],
  ['half a tray of eggs, what price', 15],
  ['bei ya trei ya mayai', 30],
  ["prix du plateau d'oeufs", 30],
  ['precio de la bandeja de huevos', 30],
  ['preço da cartela de ovos', 30],
  ['price of a tray of 24 eggs', 24],
])('N76 a tray of eggs that nobody counts holds 30: %s', (text, pieces) => {
  const { unplaced, ...question } = understand(text, pricePlaces)
  expect(question).toMatchObject({ topic: 'price', commodities: ['eggs'], pieces })
  expect(unplaced).toBeUndefined()
})

test.each([
  'my layers dropped eggs from 27 trays to 15',
  'how many trays of eggs will 100 hens lay',
  'seedling tray price',
])('N76 trays that no price is asked of are none: %s', (text) => {
  const { topic, pieces, commodities } = understand(text, pricePlaces)
  expect(topic === 'price' && pieces !== undefined && commodities.includes('eggs')).toBe(false)
})
