import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commodityById } from '../commodities/catalogue.ts'
import { contacts } from '../contacts/contacts.ts'
import { priceUnits } from '../mass.ts'
import { understand } from '../understand/question.ts'
import type { PriceAnswer } from './answer.ts'
import { compose, type PriceData } from './compose.ts'
import { months, priceData, pricePlaces } from './price-data.fixture.ts'

const answerTo = (text: string, data: PriceData = priceData): PriceAnswer =>
  compose(understand(text, pricePlaces), data)
const saidTo = (text: string) => answerTo(text).statements.map(({ code, values }) => ({ code, values }))
const codesTo = (text: string) => answerTo(text).statements.map(({ code }) => code)

const month = '2026-08'
const world = { commodity: 'maize', name: 'Maize', priceType: 'benchmark' }
const managua = {
  commodity: 'maize',
  name: 'Maize (white)',
  priceType: 'wholesale',
  country: 'NI',
  market: 'Managua',
}
const near = (value: number) => expect.closeTo(value, 2)

describe('answers with the figure, its date, and what kind of price it is', () => {
  test.each([
    [
      'What is maize worth?',
      {
        code: 'price',
        values: { series: world, price: { value: near(198.4), currency: 'USD', per: 't', month } },
      },
    ],
    [
      'What is maize worth?',
      {
        code: 'moved',
        values: {
          changes: [
            { over: 'month', percent: near(-1.78) },
            { over: 'year', percent: near(-0.8) },
          ],
        },
      },
    ],
    ['What is maize worth?', { code: 'not_your_price', values: {} }],
    [
      'maize per bushel',
      {
        code: 'price',
        values: { series: world, price: { value: near(5.04), currency: 'USD', per: 'bushel', month } },
      },
    ],
    ['maize in euros per tonne', { code: 'converted', values: { rates: priceData.rates } }],
    [
      'maize in Nicaragua',
      {
        code: 'price',
        values: {
          series: managua,
          price: { value: near(713), currency: 'NIO', per: { written: '46 kg' }, month: '2026-07' },
        },
      },
    ],
    [
      'Compare maize and wheat',
      {
        code: 'moved_over_year',
        values: {
          moves: [
            { commodity: 'maize', percent: near(-0.8) },
            { commodity: 'wheat', percent: near(-0.8) },
          ],
        },
      },
    ],
    [
      'convert 20 bags to tonnes',
      { code: 'conversion', values: { amount: 20, from: 'bag', converted: 1.8, to: 't' } },
    ],
  ])('A2 %s', (question, expected) => {
    expect(saidTo(question)).toContainEqual(expected)
    expect(answerTo(question).answered).toBe(true)
  })
})

test.each([
  ['What is saffron worth?', ['unknown_thing', 'ask_whom']],
  ['What is cocoa worth?', ['not_found', 'ask_whom']],
  ['wheat in Nicaragua', ['not_found', 'nearest', 'price', 'moved', 'not_your_price']],
  ['Is maize usually higher at this time of year?', ['no_season', 'not_your_price']],
  ['gross margin of wheat', ['margin_needs']],
])('A3 says what it cannot answer: %s', (question, codes) => {
  expect(codesTo(question)).toEqual(codes)
})

test('A4 no forecast and no advice, but the figures there are', () => {
  expect(codesTo('Will maize go up next month?').slice(0, 2)).toEqual(['no_forecast', 'price'])
  expect(codesTo('Should I sell my maize?').slice(0, 2)).toEqual(['no_advice', 'price'])
})

test('A5 sources come with every answer that has a price', () => {
  expect(answerTo('Compare maize and wheat').series.map(({ id }) => id)).toEqual(['wb:maize', 'wb:wheat'])
  expect(answerTo('What can you answer?').series).toEqual([])
})

const forms = [
  'what is {} worth',
  '{} per bushel',
  'how has {} moved over the last year',
  'highest and lowest {} in 5 years',
  'compare {}',
  'is {} usually higher now',
  'how many kg of {} buy a kg of urea',
  '{} in euros per kg',
  'gross margin of {} at 7.5 t/ha, costs 850 per acre',
  'break-even {}: cost 1,234 per hectare, yield 90 bushels per acre',
  'break-even {}: cost 1,234 per hectare',
]

/** Every number in the values of a statement; of a month of the year there is none to account for. */
function numbersIn(values: unknown, key = ''): number[] {
  if (typeof values === 'number') return key === 'month' ? [] : [values]
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]) => numbersIn(value, name))
}

test('A6 every figure of every statement rests on a fact of it', () => {
  const crop = fc.constantFrom('maize', 'wheat', 'urea', 'cocoa', 'maize and wheat', 'maize and urea')
  const form = fc.constantFrom(...forms)
  const prices = fc.array(fc.double({ min: 0.5, max: 90_000, noNaN: true }), { minLength: 1, maxLength: 70 })
  fc.assert(
    fc.property(crop, form, prices, (of, asked, given) => {
      const series = priceData.series.map((one) => ({ ...one, prices: months('2020-01', given) }))
      for (const { code, values, facts } of answerTo(asked.replace('{}', of), { ...priceData, series })
        .statements) {
        const known = facts.map(({ value }) => value)
        expect({ code, unknown: numbersIn(values).filter((value) => !known.includes(value)) }).toEqual({
          code,
          unknown: [],
        })
      }
    }),
    { numRuns: 400 },
  )
})

/** Every text in the values of a statement. */
function textsIn(values: unknown): string[] {
  if (typeof values === 'string') return [values]
  return typeof values === 'object' && values !== null ? Object.values(values).flatMap(textsIn) : []
}

test('A7 a statement holds codes, ids, months and the sources’ own names, and no sentence', () => {
  const { series } = priceData
  const own = series.flatMap(({ name, market, priceType, unitWritten }) => [
    name,
    market ?? '',
    priceType,
    unitWritten.toLowerCase(),
  ])
  // Whom to ask is named as it is published.
  const helpers = contacts.flatMap(({ name, reach, publisher }) => [name, reach, publisher])
  const sides = ['sale', 'month', 'year', 'up', 'down', 'here', 'there', 'any', 'yield', 'cost', 'price']
  const measures = ['mass', 'sack', 'area', 'volume', 'ha', 'acre', 'amount']
  const known = new Set([
    ...own,
    ...helpers,
    ...sides,
    ...measures,
    ...priceUnits,
    'stable',
    'moderate',
    'volatile',
  ])
  const isCode = (text: string) =>
    known.has(text) ||
    commodityById(text) !== undefined ||
    /^[A-Z]{2,3}$/.test(text) ||
    /^\d{4}-\d{2}(-\d{2})?$/.test(text)
  const crops = ['maize', 'wheat', 'urea', 'cocoa', 'maize and urea', 'local maize']
  const said = forms.flatMap((form) => crops.flatMap((crop) => saidTo(form.replace('{}', crop))))
  expect(said.length).toBeGreaterThan(100)
  expect(said.flatMap(({ values }) => textsIn(values)).filter((text) => !isCode(text))).toEqual([])
})
