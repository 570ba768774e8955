import type { PriceAnswer } from '@smart-farming/market-core/answer/answer'
import { compose, type PriceData } from '@smart-farming/market-core/answer/compose'
import { months, priceData, pricePlaces } from '@smart-farming/market-core/answer/price-data.fixture'
import { displayOf } from '@smart-farming/market-core/answer/series/shown-price'
import { ground } from '@smart-farming/market-core/grounding/ground'
import { priceBasis } from '@smart-farming/market-core/price-unit'
import { findCommodities } from '@smart-farming/market-core/understand/find-commodities'
import { plainText } from '@smart-farming/market-core/understand/plain-text'
import { understand } from '@smart-farming/market-core/understand/question'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerText } from '../../../statement-words.ts'
import { commodities } from '../../commodities.ts'
import { chat } from '../../page/chat.ts'
import { statements, suggestions } from './statements.ts'

const told = (answer: PriceAnswer) => ({
  ...answer,
  text: answerText(statements, answer.statements),
  facts: answer.statements.flatMap(({ facts }) => facts),
})
const answerTo = (text: string, data: PriceData = priceData) =>
  told(compose(understand(text, pricePlaces), data))

describe('answers with the figure, its date, and what kind of price it is', () => {
  test.each([
    [
      'What is maize worth?',
      [
        'USD 198 per tonne in August 2026',
        'down 1.8% on the month before',
        'down 0.8% on the year before',
        'not what you will be paid',
      ],
    ],
    ['maize per bushel', ['USD 5.04 per bushel in August 2026']],
    ['maize in euros per tonne', ['EUR 171 per tonne in August 2026', '1 EUR = 1.16 USD on 2026-09-01']],
    ['maize in Nicaragua', ['wholesale price, Managua, Nicaragua', 'NIO 713 per 46 kg in July 2026']],
    ['local maize price per kg', ['NIO 15.5 per kg in July 2026']],
    [
      'How has wheat moved over the last year?',
      ['USD 250 per tonne in August 2025', 'USD 248 per tonne in August 2026', 'down 0.8%'],
    ],
    [
      'Highest and lowest maize price over 12 months',
      ['lowest USD 190 per tonne in February 2026', 'highest USD 210 per tonne in October 2025', '12 months'],
    ],
    [
      'Compare maize and wheat',
      ['USD 198 per tonne', 'USD 248 per tonne', 'maize fell 0.8%, wheat fell 0.8%'],
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
  ])('%s', (question, expected) => {
    const { text, answered } = answerTo(question)
    for (const part of expected) expect(text).toContain(part)
    expect(answered).toBe(true)
  })
})

test.each([
  ['What is saffron worth?', 'I do not know “saffron”'],
  ['What is cocoa worth?', 'I have no price for cocoa'],
  ['wheat in Nicaragua', 'I have no price for wheat there'],
  ['Is maize usually higher at this time of year?', 'too few years'],
  ['gross margin of wheat', 'I also need the yield'],
])('says what it cannot answer: %s', (question, expected) => {
  expect(answerTo(question).text).toContain(expected)
})

test('no forecast and no advice, but the figures there are', () => {
  expect(answerTo('Will maize go up next month?').text).toMatch(/^I do not forecast prices.*USD 198/)
  expect(answerTo('Should I sell my maize?').text).toMatch(/^Whether to sell.*your decision.*USD 198/)
})

test('every figure of every answer rests on a fact of it', () => {
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
      const series = priceData.series.map((one) => ({ ...one, prices }))
      const { text, facts } = answerTo(asked.replace('{}', of), { ...priceData, series })
      const { figures } = ground(text, facts)
      expect({ text, unverified: figures.filter((one) => !one.verified).map((one) => one.text) }).toEqual({
        text,
        unverified: [],
      })
    }),
    { numRuns: 400 },
  )
})

test('what is suggested is understood, and answered where there are prices', () => {
  const { questions } = chat.openings.market
  const known = [...Object.values(suggestions), ...Object.values(questions)].map((one) => answerTo(one))
  expect(known.map(({ statements: said }) => said.map(({ code }) => code))).not.toContainEqual([
    'not_understood',
    'capabilities',
  ])
  expect(known.every(({ answered }) => answered)).toBe(true)
})

test.each([
  [
    'eggs',
    'Dozen',
    't',
    undefined,
    'The source prices it per dozen, which has no fixed weight, so I cannot give it per tonne.',
  ],
  ['maize', 'KG', 'kg', 'INR', 'I have no exchange rate from KES to INR, so the price is in KES.'],
  [
    'coffee-arabica',
    'KG',
    'bushel',
    undefined,
    'arabica coffee is not sold by the bushel, so the price is per tonne.',
  ],
] as const)('why a wish for %s by the %s cannot be met', (commodity, unit, wanted, currency, note) => {
  const [series] = priceData.series
  if (series === undefined) throw new Error('no series')
  const basis = priceBasis(unit)
  const { notes } = displayOf(
    { ...series, commodity, currency: 'KES', unitWritten: unit, basis },
    wanted,
    currency,
    [],
  )
  expect(answerText(statements, notes)).toBe(note)
})

test('a source’s own “bag” is not the bag of 90 kg', () => {
  const [series] = priceData.series
  if (series === undefined) throw new Error('no series')
  const bags = { ...series, unitWritten: 'Bag', basis: priceBasis('Bag') }
  const { text } = answerTo('What is maize worth?', { ...priceData, series: [bags] })
  expect(text).toContain('USD 198 per bag in August 2026')
})

test.each(Object.entries(commodities))('a question may name %s as it is shown: %s', (id, name) => {
  expect(findCommodities(plainText(name))).toEqual([id])
})
