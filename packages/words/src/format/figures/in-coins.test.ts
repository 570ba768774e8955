import { expect, test } from 'vitest'
import { appendCoins } from './in-coins.ts'

test.each([
  ['USD', 'USD 3.21 (321 ¢)'],
  ['GBP', 'GBP 3.21 (321 p)'],
  ['XAF', 'XAF 3.21'],
])('appendCoins adds the amount in coins, if there are any, to a price in %s', (currency, told) => {
  expect(
    appendCoins(`${currency} 3.21`, { value: 3.21, currency }, (value) => String(Math.round(value))),
  ).toBe(told)
})
