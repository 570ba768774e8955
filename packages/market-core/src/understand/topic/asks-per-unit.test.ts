import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const codes = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.map(({ code }) => code)

test.each([
  'wheat straw, big bales, how much a bale',
  'tea tree oil per kg',
  'how much is a bundle of rice straw',
  'lucerne hay how much a bale',
  'palm wine, how much a litre in Nkayi',
  'red oil how much a drum',
])('T16 what so much of it costs is a price, of which whoever trades it knows: %s', (text) => {
  expect(understand(text, pricePlaces).topic).toBe('price')
  expect(codes(text).at(-1)).toBe('ask_whom')
  expect(codes(text)).not.toContain('price')
})

test.each([
  ['how much seed per bag of maize', 'variety-and-seed'],
  ['how much straw does a cow need per day', 'livestock'],
  ['how much water per litre of milk', 'irrigation'],
  ['when do I cut the wheat straw', 'sowing-and-calendar'],
])('T16 what is needed is of the field: %s', (text, topic) => {
  expect(understand(text, pricePlaces).topic).toBe(topic)
})
