import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../commodities/catalogue.ts'
import { commodityOfStoredName } from '../commodities/stored-name.ts'
import { priceBasis } from '../price-unit.ts'
import { type Question, understand } from '../understand/question.ts'
import type { PriceAnswer } from './answer.ts'
import { compose, type PriceData } from './compose.ts'
import { months, priceData, pricePlaces } from './price-data.fixture.ts'
import type { MonthlySeries } from './series/price-series.ts'

const ask = (text: string, data: PriceData = priceData, places = pricePlaces) =>
  compose(understand(text, places), data)
const codes = ({ statements }: PriceAnswer) => statements.map(({ code }) => code)

/** What tells an answer from the plain one: a word named, or a question back, or no price at all. */
const tells = [
  'nearest',
  'not_placed',
  'also_not_placed',
  'unknown_thing',
  'not_found',
  'not_understood',
  'no_knowledge',
]

describe('a left-over word never leaves the plain answer', () => {
  const words =
    'organic hybrid steamed rolled certified puffed smoked glutenfree europe mombasa mars biodynamic mini frozen'
  const modifier = fc.constantFrom(...words.split(' '))
  const crop = fc.constantFrom('maize', 'wheat', 'urea')
  const form = fc.constantFrom(
    'what is {} worth',
    '{} price',
    '{} per bag',
    'price of {} in euros',
    '{} price in august 2026',
    'how much is {}',
  )
  test('Q7 before the name', () => {
    fc.assert(
      fc.property(modifier, crop, form, (word, of, asked) => {
        const answer = ask(asked.replace('{}', `${word} ${of}`))
        expect(codes(answer).some((code) => tells.includes(code))).toBe(true)
      }),
    )
  })
  test('Q7 behind the name it gets no figure', () => {
    fc.assert(
      fc.property(modifier, crop, (word, of) => {
        const answer = ask(`${of} ${word} price`)
        expect(codes(answer)).toContain('not_placed')
        expect(answer.statements.flatMap(({ facts }) => facts)).toEqual([])
      }),
    )
  })
  test('Q7 as a place, and as a kind of money', () => {
    fc.assert(
      fc.property(modifier, crop, form, (word, of, asked) => {
        const answer = ask(`${asked.replace('{}', of)} in ${word}`)
        expect(codes(answer).some((code) => tells.includes(code))).toBe(true)
      }),
    )
  })
  test('Q7 a figure that nothing is done with is named', () => {
    expect(understand('wheat price 77', pricePlaces).unplaced).toEqual(['77'])
    expect(codes(ask('wheat price 77'))).toContain('nearest')
  })
  test.each([
    'corn oil price',
    'cotton seed price',
    'orange juice price',
    'coffee machine price',
    'price of maize land',
  ])('Q7 %s has no price', (text) => {
    expect(ask(text).statements.flatMap(({ facts }) => facts)).toEqual([])
  })
})

test('Q8 thanks change no subject and get a short answer', () => {
  for (const [text, kind] of [
    ['Thanks!', 'thanks'],
    ['ok', 'agreed'],
    ['who are you?', 'who'],
    ['hello', 'greeting'],
    ['you are useless', 'insult'],
  ] as const)
    expect(ask(text).statements.map(({ code, values }) => ({ code, values }))).toEqual([
      { code: 'small_talk', values: { kind } },
    ])
  expect(understand('what is maize worth, thanks', pricePlaces).smallTalk).toBeUndefined()
})

test('Q9 the part of a long text that asks is read', () => {
  const text =
    'Good day, my father grew cotton and rice here and the road was closed for two weeks by the rain, anyway a trader came yesterday and offered me little, so could you tell me what maize is worth on the world market per tonne? God bless you.'
  expect(understand(text, pricePlaces)).toMatchObject({ commodities: ['maize'], place: 'world', unit: 't' })
  expect(understand(text, pricePlaces).unplaced).toBeUndefined()
})

const series = (commodity: string, name: string, more: Partial<MonthlySeries> = {}): MonthlySeries => ({
  id: `${name}:${more.market ?? ''}`,
  commodity,
  name,
  priceType: more.country === undefined ? 'benchmark' : 'retail',
  currency: 'USD',
  unitWritten: 'KG',
  basis: priceBasis('KG'),
  source: { name: 'made up', url: 'https://example.org', licence: 'none' },
  prices: months('2026-06', [1, 2, 3]),
  ...more,
})
const foods = [
  'Bread',
  'Cheese (dry)',
  'Cassava flour',
  'Salt',
  'Squashes',
  'Tortilla (maize)',
  'Oil (vegetable)',
]
const stored = [
  ...catalogue.flatMap(({ id, pinkSheet = [] }: { id: string; pinkSheet?: readonly string[] }) =>
    pinkSheet.map((name) => series(id, name)),
  ),
  ...foods.map((name) => series(commodityOfStoredName(name), name, { country: 'NI', market: 'Managua' })),
  ...['Beans (red)', 'Beans (white)'].map((name) =>
    series('beans', name, { country: 'NI', market: 'Managua' }),
  ),
]
const named = stored.map(({ commodity, name }) => ({
  commodity: commodity.startsWith('named:') ? null : commodity,
  name,
}))
const places = { ...pricePlaces, series: named }
const all: PriceData = { ...priceData, series: stored, local: [] }

test.each(stored.map((one) => [one.name, one] as const))('A12 %s is reached by its own name', (name, one) => {
  const where = one.market === undefined ? '' : ` in ${one.market}`
  for (const text of [`price of ${name}${where}`, `what does ${name.toUpperCase()} cost${where}?`])
    expect(ask(text, all, places).series.map(({ id }) => id)).toEqual([one.id])
})

test('A13 a price older than two months says so before it is told', () => {
  expect(codes(ask('maize price', { ...priceData, today: '2026-10' }))[0]).toBe('price')
  const old = ask('maize price', { ...priceData, today: '2027-05' })
  expect(old.statements[0]).toMatchObject({ code: 'old_price', values: { months: 9 } })
})

test('A14 a change says whether it went the way supposed, from when to when and by how much', () => {
  const [direction, change] = ask('did maize go up over the last year?').statements
  expect(direction).toMatchObject({ code: 'direction', values: { asked: 'up', did: 'down' } })
  expect(change).toMatchObject({
    code: 'change',
    values: { percent: expect.closeTo(-0.8, 2), from: { month: '2025-08' }, to: { month: '2026-08' } },
  })
})

test('A15 an amount is told for that amount', () => {
  expect(ask('35 bags of 90 kg of maize').statements[0]).toMatchObject({
    code: 'worth',
    values: { amount: { count: 35, sackKg: 90 }, money: expect.closeTo(624.96, 2) },
  })
})

test('A16 a newer price of the same country is named beside one that stopped', () => {
  const stopped = series('tomatoes', 'Tomatoes', {
    country: 'PS',
    market: 'Gaza',
    prices: months('2021-12', [1]),
  })
  const going = series('tomatoes', 'Tomatoes', {
    country: 'PS',
    market: 'Gaza Strip',
    prices: months('2024-06', [2]),
  })
  const question: Question = {
    ...understand('tomatoes', pricePlaces),
    place: { country: 'PS', market: 'Gaza' },
  }
  const { statements } = compose(question, { ...all, series: [stopped, going] })
  expect(statements.at(-1)).toMatchObject({
    code: 'newer_elsewhere',
    values: { month: '2024-06', series: { market: 'Gaza Strip' } },
  })
})

test('N4 the farmer’s yield and price are used, never replaced', () => {
  const { statements, series: read } = ask('revenue from 10 t of maize at 400 a tonne')
  expect(statements.at(-1)).toMatchObject({ code: 'worth', values: { money: 4000 } })
  expect(read).toEqual([])
})

test('N5 every figure used is repeated before the result', () => {
  const [given, result] = ask('break-even for maize: cost 45000 KES an acre, 25 bags per acre').statements
  expect(given).toMatchObject({
    code: 'given',
    values: {
      figures: [
        { role: 'cost', value: 45_000, currency: 'KES' },
        { role: 'yield', value: 25 },
      ],
    },
  })
  expect(result?.code).toBe('break_even_price')
})

test('N2 the farmer’s shillings are never divided by a price in dollars', () => {
  const answer = ask('break-even yield of maize, cost 45000 KES per hectare')
  expect(codes(answer)).toContain('currency_needed')
  expect(codes(answer)).not.toContain('break_even_yield')
})
