import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const codes = (text: string, today?: '2027-03') =>
  compose(understand(text, pricePlaces), { ...priceData, local: [], ...(today && { today }) }).statements.map(
    ({ code }) => code,
  )

test.each([
  ['seed 400, diesel 250 and labour 900, what does it cost altogether', ['story_result', 'story_figures']],
  ['18 sacks sold at 2700 each, what do I get', ['worth', 'given']],
  ['break even: cost 900 per hectare, 6 t/ha', ['break_even_price', 'given']],
])('N6 the result comes first, and right behind it what it was made of: %s', (text, first) => {
  expect(codes(text).slice(0, 2)).toEqual(first)
})

test('N6 the age of a stored price stands between the result and its figures', () => {
  const told = codes('margin of maize: 5 t/ha, cost 600 dollars per hectare', '2027-03')
  expect(told.slice(0, 3)).toEqual(['result', 'old_price', 'given'])
})

test('N9 what could not be used is told before any result', () => {
  const told = codes('margin of maize: 5 t/ha, cost 600 dollars per hectare, 3 children and 17')
  expect(told[0]).not.toBe('result')
})
