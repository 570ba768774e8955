import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

test.each([
  'I need 12 pounds of chicken for a wedding, what will it cost me by your last price',
  'what would 12 pounds of chicken cost me',
  'what will 12 lb of chicken cost me at your newest price',
  'how much will 12 lbs of chicken cost me?',
  'I want to buy 12 pounds of chicken, how much will I pay',
])('A35 so much is reckoned at the newest price: %s', (text) => {
  const { intent, figures } = understand(text, storedPlaces)
  expect({ intent, amount: figures.amount }).toEqual({ intent: 'price', amount: { value: 12, unit: 'lb' } })
})

test.each([
  'what will urea cost next month?',
  'what will a tonne of maize cost in March?',
  'what will 5 tonnes of urea cost me in March?',
  'how much will 5 tonnes of urea cost by the end of the season?',
])('A35 what is to come stays a forecast: %s', (text) => {
  expect(understand(text, storedPlaces).intent).toBe('forecast')
})
