import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { months, priceData, pricePlaces } from '../price-data.fixture.ts'

const whole = (value: number) => Array.from({ length: 12 }, () => value)
/** Parts of 2020 and 2025, and four whole years: 2022 has the highest month, 2023 the highest mean. */
const prices = months('2020-11', [
  ...[500, 500],
  ...whole(100),
  ...[...whole(120).slice(1), 400],
  ...whole(200),
  ...whole(150),
  ...[900, 900],
])
const data = {
  ...priceData,
  series: priceData.series.map((one) => (one.commodity === 'maize' ? { ...one, prices } : one)),
}
const told = (text: string) => compose(understand(text, pricePlaces), data).statements
const said = (text: string, code: string) =>
  told(text).flatMap((one) => (one.code === code ? [one.values] : []))

test('A40 the dearest year is that of the highest mean, and the next one is told', () => {
  expect(said('which year was maize dearest on average, world price', 'best_year')).toMatchObject([
    {
      year: '2023',
      mean: { value: 200, currency: 'USD', per: 't' },
      next: { year: '2024' },
      since: '2021',
      until: '2024',
    },
  ])
  expect(said('cheapest year for maize since 2022', 'best_year')).toMatchObject([
    { extreme: 'lowest', year: '2022', next: { year: '2024' } },
  ])
})

test('A40 years that are not whole are named and left out', () => {
  expect(said('which year was maize dearest on average', 'part_years')).toEqual([
    {
      parts: [
        { year: '2020', count: 2 },
        { year: '2025', count: 2 },
      ],
    },
  ])
})

test('A40 the month stands beside the year, unless years are meant by their means', () => {
  expect(said('which year was maize highest', 'range')).toMatchObject([{ highest: { value: 900 } }])
  expect(said('which year was maize highest on average', 'range')).toEqual([])
  expect(said('best year for maize', 'best_year')).toHaveLength(2)
})

test('A40 a series without two whole years is told by its months', () => {
  const statements = compose(
    understand('which year was urea dearest on average', pricePlaces),
    priceData,
  ).statements
  expect(statements.map(({ code }) => code)).toContain('range')
})

test('A41 the months at a figure are the nearest to it; out of reach of all, the extreme is told', () => {
  expect(said('when was maize about 199 a tonne', 'closest_to')).toMatchObject([{ price: { value: 200 } }])
  expect(said('when was maize last at about 200 dollars', 'closest_to')).toMatchObject([
    { price: { month: '2023-12' } },
  ])
  expect(said('my uncle swears maize was 1500 dollars a tonne once. which month?', 'furthest')).toMatchObject(
    [{ extreme: 'highest', price: { value: 900, month: '2025-01' } }],
  )
})

test('A41 the first month past a limit, and since when it has stayed there', () => {
  expect(said('first time maize topped 350 dollars a tonne', 'first_past')).toMatchObject([
    { price: { month: '2020-11' } },
  ])
  expect(said('since when has maize stayed over 160', 'last_past')).toMatchObject([
    { way: 'below', price: { value: 150, month: '2024-12' } },
  ])
})

test.each([
  ['is maize cheaper now than in march 2021, by how many dollars a tonne', 800],
  ['by how much did maize change from june 2023 to june 2024', 50],
])('A42 how much money two prices are apart is told where it is asked: %s', (text, value) => {
  expect(said(text, 'apart')).toMatchObject([{ difference: { value } }])
})

test('A42 a record that is claimed is held against all that is stored, and the year that is named beside it is told', () => {
  const text = 'maize has never been this low, my neighbour says. I say 2021 was lower. Who is right'
  expect(said(text, 'at_extreme')).toEqual([{ extreme: 'lowest', holds: false }])
  expect(said(text, 'range')).toMatchObject([
    { lowest: { value: 100, month: expect.stringMatching('2021') } },
  ])
})
