import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const told = (text: string) => {
  const question = understand(text, pricePlaces)
  return { danger: question.danger, codes: compose(question, priceData).statements.map(({ code }) => code) }
}

test.each([
  'I have 12 goats, ivermectin costs 500 each, how many injections for each goat',
  'I have 40 hens and tetracycline sachet at 50 each, how many sachets do I give and how much money',
  'sold 12 goats at 5000 each, ivermectin cost 600. how much ivermectin should each goat get',
  'paraquat 900 shillings each, 3 pumps, how many pumps per acre and what do I pay',
  'how much urea per acre if it costs 3000 a bag and I have 5 acres',
  'oxytetracycline 200 shillings a bottle, 8 calves. what dose and what cost',
  'penicillin costs 300 each, 4 cows. how many days withdrawal before I sell the milk at 50',
  'I bought 3 bottles of glyphosate at 1200 each. how much for 4 acres?',
  'albendazole 20 bob per tablet, 15 sheep, how many tablets each',
  'glyphosate at 1200 each, 3 bottles, how much do I mix, and what is left of my 5000',
])('N7 a dose asked beside a price stays refused: %s', (text) => {
  const { danger, codes } = told(text)
  expect(danger).toBe('dose')
  expect(codes.filter((code) => code.startsWith('story'))).toEqual([])
})

const remedy = fc.constantFrom(
  'ivermectin',
  'oxytetracycline',
  'glyphosate',
  'paraquat',
  'mancozeb',
  'penicillin',
)
const asked = fc.constantFrom(
  'how much do I use',
  'how much should I apply',
  'what dose do I give',
  'how many bottles do I put',
  'how do I mix it',
)
test('N7 whatever is paid for it, how much of a remedy to use is no sum', () => {
  fc.assert(
    fc.property(
      remedy,
      asked,
      fc.integer({ min: 2, max: 90 }),
      fc.integer({ min: 10, max: 9000 }),
      fc.boolean(),
      (what, ask, many, price, isProfit) => {
        const text = `I have ${many} goats, ${what} costs ${price} shillings each, ${ask}${isProfit ? ' and what is left' : ''}?`
        expect(told(text).codes.filter((code) => code.startsWith('story'))).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  'vaccine for 90 goats at 15 each, how much to pay',
  'sold 12 goats at 5000 each, ivermectin cost 600, what is left',
])('N7 what is paid for a remedy is a sum: %s', (text) => {
  expect(told(text).codes).toContain('story_result')
})
