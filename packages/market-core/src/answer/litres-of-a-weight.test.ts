import { expect, test } from 'vitest'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { priceData, pricePlaces } from './price-data.fixture.ts'

const codes = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, local: [] }).statements.map(({ code }) => code)

test.each([
  'what are 20 litres of maize worth',
  '20 litre jerrycan of maize, world price',
  'maize 20 l tin price',
])('B2 so many litres of what is sold by weight are not told, and that is said: %s', (text) => {
  expect(codes(text)).toContain('no_volume')
})
