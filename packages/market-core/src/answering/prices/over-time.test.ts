import { expect, test } from 'vitest'
import { answerQuestion } from '../answer-question.ts'
import {
  emptySlots,
  monthlyPrices,
  priceData,
  sampleThing,
  statementCodes,
  statementValues,
} from '../price-data.fixture.ts'

const wanted = { ...emptySlots, things: [sampleThing('maize')] }

test('I13 measures a change over one year by default, and gives both prices and the percentage', () => {
  const told = answerQuestion({ kind: 'change', ...wanted }, priceData)
  expect(statementCodes(told)).toEqual(['change', 'not_your_price'])
  expect(statementValues(told, 'change')).toMatchObject({
    from: { month: '2025-08' },
    to: { month: '2026-08' },
  })
  expect(statementValues(told, 'change')?.percent).toBeCloseTo(-0.8)
})

test.each([
  ['up', 'down'],
  ['down', 'down'],
] as const)('I13 corrects or confirms a question that assumes a price went %s', (way, did) => {
  expect(statementValues(answerQuestion({ kind: 'change', ...wanted, way }, priceData), 'direction')).toEqual(
    {
      asked: way,
      did,
    },
  )
})

test.each([
  ['two months', [{ start: '2025-08', end: '2025-08' }, { monthsAgo: 0 }], ['change']],
  [
    'two periods',
    [
      { start: '2025-08', end: '2025-10' },
      { start: '2026-06', end: '2026-08' },
    ],
    ['means_apart'],
  ],
  ['a month without a price and today', [{ months: 30 }], ['none_then', 'price', 'moved']],
])('I14 answers a question about the change between %s', (_, times, told) => {
  expect(statementCodes(answerQuestion({ kind: 'change', ...wanted, times }, priceData))).toEqual([
    ...told,
    'not_your_price',
  ])
})

test.each([
  ['lowest', '2026-02', 190],
  ['highest', '2025-10', 210],
] as const)('I15 leads with the %s price in a period and its month', (of, month, value) => {
  const told = answerQuestion({ kind: 'extreme', ...wanted, of }, priceData)
  expect(statementValues(told, 'range')).toMatchObject({ lead: of, count: 13, [of]: { month, value } })
})

test('I15 reports how far the newest price is from the period’s highest price', () => {
  const far = (of: 'mean' | 'highest') =>
    answerQuestion({ kind: 'extreme', ...wanted, of, distance: true, times: [{ months: 12 }] }, priceData)
  expect(statementValues(far('highest'), 'from_extreme')?.percent).toBeCloseTo(-5.52, 1)
})

test('I16 finds a season in six years of prices, but not in one year', () => {
  expect(statementCodes(answerQuestion({ kind: 'extreme', ...wanted, of: 'season' }, priceData))).toEqual([
    'no_season',
  ])
  const [maize] = priceData.series
  const years = Array.from({ length: 72 }, (_, at) => 200 + 20 * Math.sin((at * Math.PI) / 6))
  const data = { ...priceData, series: maize ? [{ ...maize, prices: monthlyPrices('2020-01', years) }] : [] }
  const told = answerQuestion({ kind: 'extreme', ...wanted, of: 'season' }, data)
  expect(statementValues(told, 'season')).toMatchObject({
    peak: { month: 4 },
    low: { month: 10 },
    isWeak: false,
  })
})

test('I17 compares the newest price with a limit in the limit’s currency and unit', () => {
  const limit = { value: 195, currency: 'USD', per: { kind: 'mass', unit: 't' } } as const
  const told = answerQuestion({ kind: 'threshold', ...wanted, limit, way: 'above' }, priceData)
  expect(statementCodes(told)).toEqual(['against_limit', 'not_your_price'])
  expect(statementValues(told, 'against_limit')?.percent).toBeCloseTo(1.74, 1)
})

test.each([
  [205, 'above', 2, '2026-06'],
  [300, 'above', 0, '2025-10'],
  [191, 'below', 1, '2026-02'],
] as const)(
  'I17 counts the months past a limit of %s (%s), and names the last or the nearest month',
  (value, way, count, month) => {
    const told = answerQuestion(
      { kind: 'threshold', ...wanted, limit: { value }, way, times: [{ months: 12 }] },
      priceData,
    )
    expect(statementValues(told, 'months_past')).toMatchObject({ count, last: { month } })
  },
)

test('I17 gives only the price when there is no exchange rate for the limit’s currency', () => {
  const limit = { value: 195, currency: 'KES' }
  expect(
    statementCodes(answerQuestion({ kind: 'threshold', ...wanted, limit, way: 'above' }, priceData)),
  ).toEqual(['price', 'moved', 'not_your_price', 'no_rate'])
})
