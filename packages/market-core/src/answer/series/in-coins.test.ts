import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const price = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.find(({ code }) => code === 'price')?.values

test.each([
  'wheat in us cents per bushel',
  'what is wheat in cents a pound',
  'wheat price in pence please',
  'maize in euro cents per kg',
])('A30 a price is told in coins, too, where it is asked for in them: %s', (text) => {
  expect(price(text)).toMatchObject({ price: { coins: true } })
})

test('A30 a coin of the farmer’s own price is no wish', () => {
  expect(understand('they pay 60 cents a kilo for maize, is that ok', pricePlaces).coins).toBeUndefined()
})

test('A30 a quintal is what the market sells by, where that is the old one', () => {
  expect(price('maize in Managua per quintal')).toMatchObject({
    price: { value: 713, per: { written: 'quintal (46 kg)' } },
  })
  expect(price('world price of maize per quintal')).toMatchObject({ price: { per: 'quintal' } })
})
