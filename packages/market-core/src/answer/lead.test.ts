import { expect, test } from 'vitest'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { priceData, pricePlaces } from './price-data.fixture.ts'

const told = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.map(({ code, values }) => ({ code, values }))
const ofRange = (text: string) => told(text).find(({ code }) => code === 'range')?.values

test.each([
  ['highest maize price ever', 'highest'],
  ['when was wheat dearest, and how much', 'highest'],
  ['the cheapest maize has been since 2015', 'lowest'],
  ['lowest urea on record', 'lowest'],
  ['prix le plus bas du maïs en 2026', 'lowest'],
  ['average of maize in 2026', 'mean'],
  ['promedio del trigo en 2025', 'mean'],
  ['wastani wa bei ya mahindi 2026', 'mean'],
])('A20 the figure of a time that is asked for is told first: %s', (text, lead) => {
  expect(ofRange(text)).toMatchObject({ lead })
  expect(told(text).map(({ code }) => code)).not.toContain('variation')
})

test.each([
  'highest and lowest maize in 5 years',
  'how volatile is wheat',
  'range of maize in the last year',
])('A20 where several or none are asked for, they stand as ever: %s', (text) => {
  expect(ofRange(text)).not.toHaveProperty('lead')
  expect(told(text).map(({ code }) => code)).toContain('variation')
})

test.each(['which is dearer, maize or wheat', 'is maize cheaper than wheat', 'gap between wheat and maize'])(
  'A20 what is set in order by its price is not told with the moves of each: %s',
  (text) => {
    expect(told(text).map(({ code }) => code)).toContain('gap')
    expect(told(text).map(({ code }) => code)).not.toContain('moved')
  },
)
