import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import type { Question } from '../reading.ts'

const read = (...turns: string[]) =>
  turns.reduce<Question | undefined>((before, text) => understand(text, pricePlaces, before), undefined)
const tell = (...turns: string[]) => {
  const question = read(...turns)
  return question === undefined ? [] : compose(question, priceData).statements
}

test.each([
  [['4 gallons in litres'], 15.141_647],
  [['how many litres are in a barrel'], 158.987_295],
  [['one quintal how many pounds'], 220.462_262],
  [['5 uk gallons to litres'], 22.730_45],
  [['hectare to acres'], 2.471_054],
  [['how many square metres is half an acre'], 2023.428_211],
  [['3 oz in grams'], 85.048_569],
  [['10 mmbtu in mwh'], 2.930_711],
  [['how many kg in a bushel of wheat'], 27.215_542],
  [['4 gallons in litres', 'and in barrels?'], 0.095_238],
  [['25 quintals in tonnes', 'and in pounds'], 5511.556_555],
])('N23 %j', (turns, value) => {
  expect(tell(...turns)).toMatchObject([
    { code: 'conversion', values: { converted: expect.closeTo(value, 5) } },
  ])
})

test.each([
  'price of milk per litre',
  'how many kilos is 20 litres of milk',
  '4 gallons of diesel in litres for my red tractor',
  'how many litres of diesel per acre',
  '100 dollars in euro',
])('N23 what is anything else, or of two kinds, is no conversion: %s', (text) => {
  expect(read(text)?.conversion).toBeUndefined()
})

test('N23 there and back is what it was', () => {
  const unit = fc.constantFrom(
    ...([
      ['litres', 'gallons'],
      ['barrels', 'litres'],
      ['ml', 'litres'],
      ['mmbtu', 'mwh'],
    ] as const),
  )
  fc.assert(
    fc.property(unit, fc.integer({ min: 1, max: 9999 }), ([one, other], amount) => {
      const there = tell(`${amount} ${one} in ${other}`)[0]?.values as { converted: number }
      const back = tell(`${Number(there.converted.toPrecision(12))} ${other} in ${one}`)[0]?.values as {
        converted: number
      }
      expect(Math.abs(back.converted - amount) / amount).toBeLessThan(1e-6)
    }),
  )
})
