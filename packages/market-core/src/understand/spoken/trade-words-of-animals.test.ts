import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  "how much for lamb's wool",
  'price of sheep wool per kg',
  'chicken feathers price',
  'goat skins, what price',
])('Q115 what an animal bears besides has no price of its meat: %s', (text) => {
  const { statements } = compose(understand(text, pricePlaces), priceData)
  expect(statements.map(({ code }) => code)).not.toContain('price')
  expect(JSON.stringify(statements)).not.toMatch(/lamb|"chicken"/)
})
