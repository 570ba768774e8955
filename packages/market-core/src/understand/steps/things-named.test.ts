import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  'sugar in US cents',
  'sugar price in US cents per pound',
  'what is sugar in us cents a kilo',
  'sugar in American cents',
  'bananas in US cents per kg',
  'natural gas in US dollars',
  'wheat price in US money',
])('Q113 the country of a coin is not that of the goods: %s', (text) => {
  const { variety = [], unplaced } = understand(text, storedPlaces)
  expect(variety).not.toContain('us')
  expect(unplaced).toBeUndefined()
})

test.each(['US sugar in US cents', 'sugar US', 'price of US bananas', 'american sugar price in cents'])(
  'Q113 a country that the goods are of is: %s',
  (text) => {
    expect(understand(text, storedPlaces).variety).toContain('us')
  },
)
