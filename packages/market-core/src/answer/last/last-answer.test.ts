import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import type { Question } from '../../understand/reading.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const answer = (...turns: string[]) => {
  const question = turns.reduce<Question | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )
  return compose(question as Question, { ...priceData, today: '2026-11', local: [] })
}
const told = (...turns: string[]) => answer(...turns).statements.map(({ code, values }) => ({ code, values }))

test('A24 a figure has its month, its publisher and its age', () => {
  expect(told('world price of wheat', 'how old is that figure?')).toMatchObject([
    { code: 'origin', values: { start: '2026-08', end: '2026-08', source: 'World Bank Pink Sheet' } },
    { code: 'old_price', values: { months: 3 } },
  ])
  expect(told('world wheat price in march 2026', 'where is it from?')).toMatchObject([
    { code: 'origin', values: { start: '2026-03', end: '2026-03' } },
  ])
})

test('A24 a share is taken off the price, and off the worth of an amount', () => {
  expect(told('world price of wheat', 'take 10 % off')).toMatchObject([
    { code: 'adjusted', values: { percent: -10, from: { value: 248, currency: 'USD', per: 't' } } },
  ])
  const [worth] = told(
    'what are 20 bags of 50 kg of urea worth at the world price',
    'take 15 percent off that',
  )
  expect(worth?.code).toBe('adjusted')
  expect(worth?.values).toMatchObject({ from: { value: 396.8 }, to: { value: 337.28 } })
})

test.each([
  ['how old is that figure?'],
  ['price of zzyx', 'how old is that?'],
  ['thanks', 'where is it from?'],
])('A24 where no figure was told that is said: %j', (...turns) => {
  expect(told(...turns)).toMatchObject([{ code: 'no_figure_before' }])
})

test('A24 the second of two times is set against the first by their means', () => {
  const [apart] = told(
    'average world wheat price in 2025',
    'and in 2026?',
    'by what percent is that more or less',
  )
  expect(apart).toMatchObject({
    code: 'means_apart',
    values: { first: { start: '2025-08', end: '2025-12' } },
  })
})
