import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import type { Question } from '../../understand/reading.ts'
import { compose } from '../compose.ts'
import { months, priceData, pricePlaces } from '../price-data.fixture.ts'

const [maize] = priceData.series
if (maize === undefined) throw new Error('no series')
const kinds = ['Thai', 'Indian'].map((kind, at) => ({
  ...maize,
  id: `wb:${kind}`,
  commodity: 'rice',
  name: `Rice, ${kind}`,
  prices: months('2026-01', [400 * (at + 1), 420, 430 + 10 * at]),
}))
const markets = ['Kisumu', 'Nakuru'].map((market, at) => ({
  ...maize,
  id: `wfp:${market}`,
  commodity: 'beans',
  name: 'Beans',
  priceType: 'retail' as const,
  country: 'KE',
  market,
  prices: months(at === 0 ? '2026-01' : '2025-03', [90, 95, 100]),
}))
const series = [...priceData.series, ...kinds, ...markets]
const data = { ...priceData, series, local: [], today: '2026-11' }
const places = {
  ...pricePlaces,
  countries: [{ code: 'KE', names: ['Kenya'] }],
  markets: ['Kisumu', 'Nakuru'].map((name) => ({ name, country: 'KE' })),
  series: series.map(({ name, commodity }) => ({ name, commodity })),
}

const talk = (...turns: string[]) => {
  const question = turns.reduce<Question | undefined>(
    (before, text) => understand(text, places, before),
    undefined,
  )
  return compose(question as Question, data).statements.map(({ code, values }) => ({ code, values }))
}

test.each([
  [['wheat', 'urea?', 'how much more is the second one'], 'gap'],
  [['thai rice', 'and the indian?', 'how many times dearer is the second than the first'], 'gap'],
  [['thai rice in january 2026', 'indian?', 'so the gap is how much'], 'gap'],
  [['wheat in march 2026', 'and may 2026?', 'difference?'], 'change'],
  [['urea in may 2026', 'and two months later', 'what rise is that in percent'], 'change'],
])('A32 two prices that were told one after the other are set against each other: %j', (turns, code) => {
  expect(talk(...turns).map((said) => said.code)).toContain(code)
})

test('A32 which of two figures is the newer is told by their months', () => {
  expect(
    talk('beans in Kisumu', 'and in Nakuru?', 'which of the two figures is the older one'),
  ).toContainEqual({
    code: 'newer_of',
    values: {
      newer: { series: expect.objectContaining({ market: 'Kisumu' }), month: '2026-03' },
      older: { series: expect.objectContaining({ market: 'Nakuru' }), month: '2025-05' },
    },
  })
})

test.each([
  ['is wheat more than twice as dear as maize', false],
  ['wheat at least 1.1 times the price of maize, true or false?', true],
  ['is wheat 30 percent dearer than maize', false],
  ['is maize less than two times the price of wheat', true],
])('A32 a yes or a no comes with how many times it is: %s', (text, holds) => {
  expect(talk(text)).toContainEqual({ code: 'times_of', values: expect.objectContaining({ holds }) })
})

test.each([
  ['is urea less than 1.5 times wheat?', 'threshold'],
  ['by what factor is wheat more than maize', 'not_placed'],
  ['wheat and maize, dollars a tonne apart', 'nearest'],
])('A32 what a relation is asked by is no limit, and nothing left over: %s', (text, code) => {
  const codes = talk(text).map((said) => said.code)
  expect(codes).toContain('gap')
  expect(codes).not.toContain(code)
})

test.each([
  ['kilos of maize for a kilo of urea, now and in march 2026', 'input_ratio'],
  ['compare wheat and urea now and in march 2026', 'gap'],
])('A33 now and another time are both told, the newest first: %s', (text, code) => {
  const said = talk(text)
  expect(said.filter((one) => one.code === code)).toHaveLength(2)
  expect(said.filter((one) => one.code === 'not_your_price').length).toBeLessThan(2)
})

test('A32 the share of the first that the second is', () => {
  const [said] = talk('what share of the wheat price is maize').filter(({ code }) => code === 'share_of')
  expect(said?.values).toMatchObject({ first: { commodity: 'maize' }, second: { commodity: 'wheat' } })
})

test('A32 what per cent of the second the first is', () => {
  const [said] = talk('the maize price is what percent of the wheat price').filter(
    ({ code }) => code === 'share_of',
  )
  expect(said?.values).toMatchObject({ first: { commodity: 'maize' }, second: { commodity: 'wheat' } })
})

test('A32 a month, or the newest, is held against the extreme that was told before', () => {
  const turns = ['highest wheat price in 2026', 'which month was that?']
  expect(talk(...turns).map(({ code }) => code)).toContain('range')
  expect(talk(...turns, 'and against that, where was it in august 2026')).toContainEqual({
    code: 'from_extreme',
    values: expect.objectContaining({
      extreme: 'highest',
      to: expect.objectContaining({ month: '2026-08' }),
    }),
  })
})

test('A32 two that are not of one time are not set against each other, and that is said', () => {
  expect(talk('beans in Kisumu', 'and in Nakuru?', 'difference?')).toContainEqual({
    code: 'not_comparable',
    values: { why: 'time' },
  })
})

test.each([['is the wheat price under half what it was a year before?', 'multiple']])(
  'A32 one price is held against itself of another time: %s',
  (text, code) => {
    expect(talk(text).map((said) => said.code)).toContain(code)
  },
)

test('Q35 a sum is told again with the figure that is supposed', () => {
  const told = talk(
    'maize costs me 400 per ha, i get 5 t per ha, price 150',
    'and if the price drops to 120?',
  )
  expect(told).toContainEqual({ code: 'result', values: expect.objectContaining({ value: 200 }) })
})

test.each([
  ['price of wheat for one arroba', 15],
  ['40 arrobas of maize in dollars', 15],
])('Q35 an arroba is of 15 kg: %s', (text, sackKg) => {
  expect(JSON.stringify(understand(text, places))).toContain(`"kg":${sackKg}`)
})

test.each([
  [['wheat', 'urea in may 2026', 'which of the two is dearer']],
  [['wheat', 'thanks', 'difference?']],
])('A32 where there are no two prices of one time, none are set apart: %j', (turns) => {
  expect(talk(...turns).map(({ code }) => code)).not.toContain('times_of')
})
