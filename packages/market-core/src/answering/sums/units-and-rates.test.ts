import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { answerQuestion } from '../answer-question.ts'
import { emptySlots, priceData, sampleThing, statementCodes, statementValues } from '../price-data.fixture.ts'
import type { MonthlySeries } from '../series/price-series.ts'

const kg = { kind: 'mass', unit: 'kg' } as const

test.each([
  [{ value: 2, unit: { kind: 'mass', unit: 't' } }, 396.8],
  [{ value: 10, unit: { kind: 'sack', kg: 90 } }, 178.56],
] as const)(
  'I29 values an amount at the stored price, and shows that price in the requested unit: %j',
  (amount, money) => {
    const told = answerQuestion(
      { kind: 'worth', ...emptySlots, things: [sampleThing('maize')], amount, unit: kg },
      priceData,
    )
    expect(statementCodes(told)).toEqual(['worth', 'price', 'not_your_price'])
    expect(statementValues(told, 'worth')?.money).toBeCloseTo(money)
    expect(statementValues(told, 'price')?.price.per).toBe('kg')
  },
)

test('I29 values litres of an oil that is priced by weight by its density', () => {
  const [maize] = priceData.series
  const oil = { ...maize, commodity: 'palm-oil', name: 'Palm oil' } as MonthlySeries
  const told = answerQuestion(
    {
      kind: 'worth',
      ...emptySlots,
      things: [sampleThing('palm-oil')],
      amount: { value: 1000, unit: { kind: 'volume', unit: 'litre' } },
    },
    { ...priceData, series: [oil] },
  )
  // 0.895 kg a litre at USD 198.40 a tonne.
  expect(statementValues(told, 'worth')?.money).toBeCloseTo(0.895 * 198.4)
})

test('I29 gives only the price when an amount cannot be converted to its unit', () => {
  const amount = { value: 2, unit: { kind: 'sack' } } as const
  expect(
    statementCodes(
      answerQuestion({ kind: 'worth', ...emptySlots, things: [sampleThing('maize')], amount }, priceData),
    ),
  ).toEqual(['bag_weight', 'price', 'moved', 'not_your_price'])
})

test.each([
  [{}, 2, kg],
  [{ sold: { kind: 'sack', kg: 90 }, bought: { kind: 'sack', kg: 50 } }, 100 / 90, { kind: 'sack', kg: 90 }],
] as const)(
  'I30 expresses the price of an input as an amount of produce, with both prices: %j',
  (units, value, unit) => {
    const told = answerQuestion(
      { kind: 'ratio', ...emptySlots, things: [sampleThing('maize'), sampleThing('urea')], ...units },
      priceData,
    )
    expect(statementCodes(told)).toEqual(['ratio', 'price', 'price', 'not_your_price'])
    expect(statementValues(told, 'ratio')?.sold.value).toBeCloseTo(value)
    expect(statementValues(told, 'ratio')?.sold.unit).toEqual(unit)
  },
)

test('I30 gives no ratio without a common currency or when one commodity has no price', () => {
  const things = [sampleThing('maize'), sampleThing('vanilla')]
  expect(statementCodes(answerQuestion({ kind: 'ratio', ...emptySlots, things }, priceData))).toEqual([
    'not_found',
  ])
  const apart = priceData.series.map((one) => (one.commodity === 'urea' ? { ...one, currency: 'INR' } : one))
  const both = [sampleThing('maize'), sampleThing('urea')]
  expect(
    statementCodes(
      answerQuestion({ kind: 'ratio', ...emptySlots, things: both }, { ...priceData, series: apart }),
    ),
  ).toEqual(['no_ratio'])
})

test('I31 converts an amount to another unit of the same kind', () =>
  checkRows(
    [
      [{ value: 2, unit: { kind: 'mass', unit: 't' } }, kg, undefined, 2000],
      [{ value: 3, unit: { kind: 'area', unit: 'acre' } }, { kind: 'area', unit: 'ha' }, undefined, 1.214],
      [
        { value: 1, unit: { kind: 'volume', unit: 'barrel' } },
        { kind: 'volume', unit: 'litre' },
        undefined,
        158.987,
      ],
      [{ value: 4.5, unit: { kind: 'mass', unit: 't' } }, { kind: 'sack', kg: 50 }, undefined, 90],
      [{ value: 10, unit: { kind: 'mass', unit: 'bushel' } }, kg, 'maize', 254.012],
    ] as const,
    ([from, to, crop, value]) => {
      const told = answerQuestion(
        { kind: 'convert', from, to, ...(crop && { thing: sampleThing(crop) }) },
        priceData,
      )
      expect(statementValues(told, 'conversion')?.to.value).toBeCloseTo(value, 2)
    },
  ))

test.each([
  [{ value: 3, unit: { kind: 'sack' } }, kg, 'bag_weight'],
  [{ value: 3, unit: { kind: 'mass', unit: 'bushel' } }, kg, 'not_in_unit'],
  [{ value: 3, unit: kg }, { kind: 'area', unit: 'ha' }, 'not_in_unit'],
] as const)('I31 does not convert between incompatible units: %j to %j', (from, to, code) => {
  expect(statementCodes(answerQuestion({ kind: 'convert', from, to }, priceData))).toEqual([code])
})

test('I32 converts money at the stored exchange rate, and states the date of the rate', () => {
  const told = answerQuestion(
    { kind: 'exchange', from: { value: 100, currency: 'EUR' }, to: 'USD' },
    priceData,
  )
  expect(statementCodes(told)).toEqual(['exchange', 'converted'])
  expect(statementValues(told, 'exchange')?.to).toBeCloseTo(116)
  expect(
    statementCodes(
      answerQuestion({ kind: 'exchange', from: { value: 1, currency: 'EUR' }, to: 'KES' }, priceData),
    ),
  ).toEqual(['no_rate'])
})
