import { expect, test } from 'vitest'
import { understand } from '../../question.ts'

const nowhere = { countries: [], markets: [] }
const sumOf = (text: string) => understand(text, nowhere).atStored

test.each([
  ['how much urea would 300 dollars buy', 'I have 300 USD. How many tonnes can I buy at'],
  [
    'I have 90,000 rupees, how many 50 kg bags of DAP can we get',
    'I have 90000 INR. How many 50 kg bags can I buy at',
  ],
  ['got 700 euro for potash. how many quintals is that', 'I have 700 EUR. How many'],
  ['what does 20000 rand buy me in wheat', 'I have 20000 ZAR. How many tonnes can I buy at'],
])('N36 what money buys of one thing is a sum at its stored price: %s', (text, sum) => {
  expect(sumOf(text)).toContain(sum)
})

test.each([
  'how many bags of urea can I buy with 5000 euro at 460 euro a tonne',
  'should I buy maize or wheat with 5000 dollars',
  'how many dollars for a tonne of urea',
  'how much urea can I get for 20 bags of maize',
])('N36 where a price, two things or no money are told, it is none: %s', (text) => {
  expect(sumOf(text)).toBeUndefined()
})
