import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBasis } from '../../price-unit.ts'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { months, priceData, pricePlaces } from '../price-data.fixture.ts'
import type { MonthlySeries } from '../series/price-series.ts'

const names = {
  maize: 'Maize',
  wheat: 'Wheat, US HRW',
  rice: 'Rice, Thai 5%',
  beef: 'Beef',
  'crude-oil': 'Crude oil, Brent',
} as const
type Crop = keyof typeof names

const of = (commodity: Crop, prices: MonthlySeries['prices'], unit = '($/mt)'): MonthlySeries => ({
  id: names[commodity],
  commodity,
  name: names[commodity],
  priceType: 'benchmark',
  currency: 'USD',
  unitWritten: unit,
  basis: priceBasis(unit),
  source: { name: 'made up', url: 'https://example.org', licence: 'none' },
  prices,
})
const course = (last: number, first = 100) => [
  first,
  ...Array.from({ length: 11 }, (_, at) => first + ((last - first) * (at + 1)) / 12),
  last,
]
const stored = [
  of('maize', months('2025-03', course(200))),
  of('wheat', months('2025-03', course(250, 500))),
  of('rice', months('2025-03', course(400, 390))),
  of('beef', months('2025-03', course(8, 4)), '($/kg)'),
  of('crude-oil', months('2025-03', course(60)), '($/bbl)'),
]
const answer = (text: string, series = stored) =>
  compose(understand(text, { ...pricePlaces, series: [] }), { ...priceData, series, local: [] })
const first = (text: string, series = stored) => answer(text, series).statements[0]

test.each([
  ['is wheat dearer than maize', 50, 't'],
  ['gap between maize and wheat', 50, 't'],
  ['by how many percent is wheat over maize', 50, 't'],
  ['how many times more is wheat than maize', 50, 't'],
  ['which costs more, maize or wheat', 50, 't'],
  ['which is cheaper per kg, wheat or maize', 0.05, 'kg'],
  ['difference wheat minus maize in march 2025', 400, 't'],
])('A20 of two it is said which is the dearer and by how much: %s', (text, value, per) => {
  expect(first(text)).toMatchObject({
    code: 'gap',
    values: { higher: { commodity: 'wheat' }, difference: { value: expect.closeTo(value, 6), per } },
  })
})

test('A20 of more than two, their order: the dearest first, or the cheapest where that is asked', () => {
  const order = (text: string) => {
    const said = first(text)
    return said?.code === 'in_order' ? said.values.prices.map(({ series }) => series.commodity) : said
  }
  expect(order('rank maize, rice and wheat')).toEqual(['rice', 'wheat', 'maize'])
  expect(order('which is cheapest: rice, maize or wheat')).toEqual(['maize', 'wheat', 'rice'])
})

test.each([
  ['which rose more over the last year, maize or rice', 'up', ['maize', 'rice']],
  ['which fell more in the last 12 months, maize or wheat', 'down', ['wheat', 'maize']],
  ['which fell more over the last year, maize or beef', 'up', ['maize', 'beef']],
  ['which of maize, rice and wheat moved more since march 2025', 'up', ['maize', 'rice', 'wheat']],
])('A20 of changes, the largest first: %s', (text, way, order) => {
  const said = first(text)
  if (said?.code !== 'moves_in_order') throw new Error(`says ${said?.code} first`)
  expect(said.values.first).toBe(way)
  expect(said.values.moves.map(({ series }) => series.commodity)).toEqual(order)
})

test('A20 of swings, the widest first', () => {
  const said = first('which jumps about more in the last year, rice or maize')
  if (said?.code !== 'swings_in_order') throw new Error(`says ${said?.code} first`)
  expect(said.values.swings.map(({ series }) => series.commodity)).toEqual(['maize', 'rice'])
})

test('A20 the gap is the difference of the prices that stand beside it, whatever they are', () => {
  const price = fc.double({ min: 1, max: 9000, noNaN: true })
  fc.assert(
    fc.property(price, price, fc.constantFrom('tonne', 'kg', 'quintal', 'lb'), (one, other, unit) => {
      fc.pre(one !== other)
      const series = [of('maize', months('2026-02', [one])), of('wheat', months('2026-02', [other]))]
      const { statements } = answer(`which is dearer per ${unit}, maize or wheat`, series)
      const [gap, ...told] = statements
      const shown = told.flatMap((said) => (said.code === 'price' ? [said.values] : []))
      if (gap?.code !== 'gap') throw new Error(`says ${gap?.code} first`)
      const [dear, cheap] = shown.toSorted((a, b) => b.price.value - a.price.value)
      expect(gap.values.higher).toEqual(dear?.series)
      expect(gap.values.difference.per).toBe(dear?.price.per)
      expect(gap.values.difference.value).toBeCloseTo((dear?.price.value ?? 0) - (cheap?.price.value ?? 0), 6)
      expect(gap.values.times).toBeCloseTo((dear?.price.value ?? 0) / (cheap?.price.value ?? 1), 6)
    }),
    { numRuns: 100 },
  )
})

test('A20 what is sold in other units, or stopped long before, is set in no order', () => {
  const codes = (text: string, series = stored) => answer(text, series).statements.map(({ code }) => code)
  expect(codes('which is dearer, crude oil or maize')).not.toContain('gap')
  const stopped = [of('maize', months('2020-01', [100])), of('wheat', months('2026-02', [200]))]
  expect(codes('which is dearer, maize or wheat', stopped)).not.toContain('gap')
})

test.each([
  ['is the beef price a record', { code: 'at_extreme', values: { extreme: 'highest', holds: true } }],
  ['is wheat at its highest ever', { code: 'at_extreme', values: { extreme: 'highest', holds: false } }],
  ['is wheat the lowest ever', { code: 'at_extreme', values: { extreme: 'lowest', holds: true } }],
  ['has beef more than doubled between march 2025 and march 2026', { values: { asked: 2, times: 2 } }],
  ['has maize tripled in the last year', { code: 'multiple', values: { asked: 3, times: 2 } }],
  ['how many times more did beef go up over the last year', { code: 'multiple', values: { times: 2 } }],
])('A21 what can be told by yes or no is: %s', (text, expected) => {
  expect(answer(text).statements).toContainEqual(expect.objectContaining(expected))
})

test('A20 the order of more than two is all that is told of their prices, with its month', () => {
  const { statements, series } = answer('put maize, rice and wheat from cheap to dear')
  expect(statements.map(({ code }) => code)).toEqual(['in_order', 'not_your_price'])
  expect(statements[0]).toMatchObject({ values: { month: '2026-03', per: 't' } })
  expect(series.map(({ commodity }) => commodity).toSorted()).toEqual(['maize', 'rice', 'wheat'])
})

test.each([
  ['how wide is the gap between wheat and maize in a 50 kg sack', 2.5, 50],
  ['maize against wheat, what is the difference for a 60 kg bag', 3, 60],
])('A20 a difference is told for the bag that it is asked of: %s', (text, value, kg) => {
  const gap = answer(text).statements.find(({ code }) => code === 'gap')
  expect(gap).toMatchObject({ values: { difference: { value: expect.closeTo(value, 6), per: { kg } } } })
})

test('A20 the difference over some months is that of their means', () => {
  const { statements } = answer('difference between wheat and maize for the last 3 months')
  const wheat = [291.667, 270.833, 250]
  const maize = [183.333, 191.667, 200]
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  expect(statements.find(({ code }) => code === 'gap')).toMatchObject({
    values: { difference: { value: expect.closeTo(mean(wheat) - mean(maize), 2) } },
  })
  expect(statements.filter(({ code }) => code === 'change')).toEqual([])
})
