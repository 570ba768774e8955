import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ground } from '../grounding/ground.ts'
import { addMonths } from '../months.ts'
import { priceBasis } from '../price-unit.ts'
import { understand } from '../understand/question.ts'
import type { Answer } from './answer.ts'
import { compose, type PriceData } from './compose.ts'
import { figure } from './numbers.ts'
import type { PriceSeries } from './price-series.ts'

const worldBank = { name: 'World Bank Pink Sheet', url: 'https://www.worldbank.org', licence: 'CC BY 4.0' }
const wfp = { name: 'WFP', url: 'https://data.humdata.org', licence: 'CC BY-IGO' }
const months = (start: string, values: readonly number[]) =>
  values.map((value, at) => ({ month: addMonths(start, at), value }))

const benchmark = (
  commodity: string,
  name: string,
  values: readonly number[],
  unit = '($/mt)',
): PriceSeries => ({
  id: `wb:${commodity}`,
  commodity,
  name,
  priceType: 'benchmark',
  currency: 'USD',
  unitWritten: unit,
  basis: priceBasis(unit),
  source: worldBank,
  prices: months('2025-08', values),
})

const year = [200, 205, 210, 204, 199, 195, 190, 192, 196, 200, 206, 202, 198.4]
const data: PriceData = {
  series: [
    benchmark('maize', 'Maize', year),
    benchmark(
      'wheat',
      'Wheat, US HRW',
      year.map((value) => value * 1.25),
    ),
    benchmark(
      'urea',
      'Urea',
      year.map((value) => value * 2),
    ),
    {
      id: 'wfp:1',
      commodity: 'maize',
      name: 'Maize (white)',
      priceType: 'wholesale',
      country: { code: 'NIC', name: 'Nicaragua' },
      market: 'Managua',
      currency: 'NIO',
      unitWritten: '46 KG',
      basis: priceBasis('46 KG'),
      source: wfp,
      prices: months('2026-05', [690, 700, 713]),
    },
  ],
  rates: [{ base: 'EUR', quote: 'USD', rate: 1.16, date: '2026-09-01' }],
  local: ['NIC'],
}
const places = {
  countries: [{ code: 'NIC', names: ['Nicaragua'] }],
  markets: [{ name: 'Managua', country: 'NIC' }],
}
const answerTo = (text: string): Answer => compose(understand(text, places), data)

describe('answers with the figure, its date, and what kind of price it is', () => {
  test.each([
    [
      'What is maize worth?',
      [
        'USD 198 per tonne in August 2026',
        'down 1.8 % on the month before',
        'down 0.8 % on the year before',
        'not what you will be paid',
      ],
    ],
    ['maize per bushel', ['USD 5.04 per bushel in August 2026']],
    ['maize in euros per tonne', ['EUR 171 per tonne in August 2026', '1 EUR = 1.16 USD on 2026-09-01']],
    ['maize in Nicaragua', ['wholesale price, Managua, Nicaragua', 'NIO 15,500 per tonne in July 2026']],
    ['local maize price per kg', ['NIO 15.5 per kg in July 2026']],
    [
      'How has wheat moved over the last year?',
      ['USD 250 per tonne in August 2025', 'USD 248 per tonne in August 2026', 'down 0.8 %'],
    ],
    [
      'Highest and lowest maize price over 12 months',
      ['lowest USD 190 per tonne in February 2026', 'highest USD 210 per tonne in October 2025', '12 months'],
    ],
    [
      'Compare maize and wheat',
      ['USD 198 per tonne', 'USD 248 per tonne', 'maize fell 0.8 %, wheat fell 0.8 %'],
    ],
    ['How many kg of maize buy a kg of urea?', ['2.00 kg of maize buy 1 kg of urea']],
    [
      'Gross margin of wheat at 8 t/ha, costs 900 per hectare, price 200 per tonne',
      ['1,600 per hectare', '700 per hectare'],
    ],
    [
      'Break-even for wheat: yield 6 t/ha, cost 900 per hectare',
      ['break even at 150 per tonne', 'below the price'],
    ],
    ['maize price in February 2026', ['USD 190 per tonne in February 2026']],
    ['convert 20 bags to tonnes', ['20.0 bag = 1.80 t']],
  ])('A2 %s', (question, expected) => {
    const { text, answered } = answerTo(question)
    for (const part of expected) expect(text).toContain(part)
    expect(answered).toBe(true)
  })
})

test.each([
  ['What is saffron worth?', 'I did not understand'],
  ['What is cocoa worth?', 'I have no price for cocoa'],
  ['wheat in Nicaragua', 'I have no price for wheat there'],
  ['Is maize usually higher at this time of year?', 'too few years'],
  ['gross margin of wheat', 'I also need the yield'],
])('A3 says what it cannot answer: %s', (question, expected) => {
  expect(answerTo(question).text).toContain(expected)
})

test('A4 no forecast and no advice, but the figures there are', () => {
  expect(answerTo('Will maize go up next month?').text).toMatch(/^I do not forecast prices.*USD 198/)
  expect(answerTo('Should I sell my maize?').text).toMatch(/^Whether to sell.*your decision.*USD 198/)
})

test('A5 sources come with every answer that has a price', () => {
  expect(answerTo('Compare maize and wheat').series.map(({ id }) => id)).toEqual(['wb:maize', 'wb:wheat'])
  expect(answerTo('What can you answer?').series).toEqual([])
})

test('A6 every figure of every answer rests on a fact of it', () => {
  const crop = fc.constantFrom('maize', 'wheat', 'urea', 'cocoa', 'maize and wheat', 'maize and urea')
  const form = fc.constantFrom(
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
  )
  const values = fc.array(fc.double({ min: 0.5, max: 90_000, noNaN: true }), { minLength: 1, maxLength: 70 })
  fc.assert(
    fc.property(crop, form, values, (of, asked, given) => {
      const prices = months('2020-01', given)
      const series = data.series.map((one) => ({ ...one, prices }))
      const { text, facts } = compose(understand(asked.replace('{}', of), places), { ...data, series })
      const { figures } = ground(text, facts)
      expect({ text, unverified: figures.filter((one) => !one.verified).map((one) => one.text) }).toEqual({
        text,
        unverified: [],
      })
    }),
    { numRuns: 400 },
  )
})

test('A7 figures are written with three digits and no more than they need', () => {
  expect([198.4, 15.5, 5.0391, 1234.5, -0.004, 15_500, 99.96].map(figure)).toEqual([
    '198',
    '15.5',
    '5.04',
    '1,235',
    '0.00',
    '15,500',
    '100.0',
  ])
})
