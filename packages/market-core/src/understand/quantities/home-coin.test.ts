import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { withHomeCoin } from './home-coin.ts'

const moneyOf = (text: string, local: readonly string[]) =>
  JSON.stringify(withHomeCoin(understand(text, pricePlaces), text, local)).match(
    /"currency":"([A-Z]{3})"/,
  )?.[1]

test.each([
  ['I spent 900,000 shillings on 2 acres and got 600 kg. lowest price a kilo?', 'UG', 'UGX'],
  ['sold 30 bags at 61,000 shillings each, lorry 90,000. profit?', 'TZ', 'TZS'],
  ['maize in rupees per kg', 'PK', 'PKR'],
  ['j ai vendu 20 sacs a 15000 francs, transport 30000. benefice ?', 'SN', 'XOF'],
])('N28 a coin of several countries is that of where the farm is: %s', (text, country, code) => {
  expect(moneyOf(text, [country])).toBe(code)
})

test.each([
  ['sold 30 bags at 3,000 Kenya shillings each, lorry 9,000. profit?', 'UG', 'KES'],
  ['maize in INR per kg', 'PK', 'INR'],
  ['sold 30 bags at 3,000 shillings each, lorry 9,000. profit?', 'KE', 'KES'],
  ['sold 30 bags at 30 dollars each, lorry 90. profit?', 'UG', 'USD'],
])('N28 unless it is told whose it is: %s', (text, country, code) => {
  expect(moneyOf(text, [country])).toBe(code)
})
