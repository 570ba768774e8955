import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compose } from '../../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../../answer/price-data.fixture.ts'
import { understand } from '../../../question.ts'

const result = (text: string): number | undefined => {
  const told = compose(understand(text, pricePlaces), priceData).statements.find(
    ({ code }) => code === 'story_result',
  )
  return told?.code === 'story_result' ? told.values.value.value : undefined
}
const hundreds = fc.integer({ min: 11, max: 97 }).map((value) => value * 100)

describe('parts of money', () => {
  test('N31 a share of money is of who is asked about, the other gets the rest', () => {
    fc.assert(
      fc.property(
        hundreds,
        fc.integer({ min: 11, max: 89 }),
        fc.constantFrom('Crop money', 'The harvest sold for', 'The cheque was'),
        fc.constantFrom('landlord', 'cousin', 'owner'),
        fc.boolean(),
        (money, percent, opening, who, isMine) => {
          const told = isMine ? `I get ${percent}% of it` : `the ${who} takes ${percent}% of it`
          const mine = result(`${opening} ${money}, ${told}. What is my share?`)
          const theirs = result(`${opening} ${money}, ${told}. How much does the ${who} get?`)
          const share = (money * percent) / 100
          expect(mine).toBeCloseTo(isMine ? share : money - share, 6)
          expect(theirs).toBeCloseTo(isMine ? money - share : share, 6)
        },
      ),
    )
  })

  test.each([
    ['Crop money 8,000 shared 70:30, mine is the 70. my share?', 5600],
    ['We split 8000 sixty forty with the landlord, I get the forty. How much is mine?', 3200],
    ['The money is 8000, divided 55/45, my part is the 55. what do I get?', 4400],
  ])('N31 a ratio of a hundred has its two sides: %s', (text, value) => {
    expect(result(text)).toBeCloseTo(value, 6)
  })

  test.each([
    'Crop money 8,000 shared 70:40, mine is the 70. my share?',
    'Crop money 8,000, 10% rotted. What is my share?',
    'Loan 8,000, the owner takes 10% interest. What is my share?',
  ])('N37 what is no share of it is asked back, or not told: %s', (text) => {
    expect(result(text)).toBeUndefined()
  })

  test('N31 instalments hold the flat interest, and not what was paid down', () => {
    fc.assert(
      fc.property(
        hundreds,
        fc.integer({ min: 2, max: 20 }),
        fc.constantFrom(4, 6, 8, 12),
        fc.constantFrom('equal instalments', 'monthly instalments', 'instalments'),
        (money, percent, many, called) => {
          const flat = `Borrowed ${money} at ${percent}% flat, paid back in ${many} ${called}. How much is each instalment?`
          expect(result(flat)).toBeCloseTo((money * (100 + percent)) / 100 / many, 6)
          const down = `Harrow costs ${money}, ${percent}% deposit and the rest in ${many} ${called}. How much a month?`
          expect(result(down)).toBeCloseTo((money * (100 - percent)) / 100 / many, 6)
          const fee = `I took ${money} with 300 interest and pay it off in ${many} ${called}. what is one instalment?`
          expect(result(fee)).toBeCloseTo((money + 300) / many, 6)
        },
      ),
      { numRuns: 40 },
    )
  })

  test.each([
    'Borrowed 12000 at 5% compound, paid back in 12 instalments. How much is each instalment?',
    'Borrowed 12000 at 2% a month, paid back in 12 instalments. How much is each instalment?',
  ])('N37 interest that grows with the time is no flat one: %s', (text) => {
    expect(result(text)).not.toBe(1050)
    expect(result(text)).not.toBe(1020)
  })

  test.each([
    ['330 for 150 kg. per kilo?', 2.2],
    ['4500 on 3 acres, what per acre', 1500],
    ['90 for 2 tonnes of sand. how much is that per tonne?', 45],
    ['paid 84 for 12 litres, what is it a litre', 7],
  ])('N31 what so much money is for one of it: %s', (text, value) => {
    expect(result(text)).toBeCloseTo(value, 6)
  })

  test.each([
    ['Sold 80 bags at 15. Transport 200 plus 3 a bag. What is left?', 760],
    ['Sold 80 bags at 15. lorry was 200 and 3 per bag. What is left?', 760],
    ['Grading 120 plus 2.50 a bag, 60 bags. total?', 270],
  ])('N31 so much for all and so much for each: %s', (text, value) => {
    expect(result(text)).toBeCloseTo(value, 6)
  })
})
