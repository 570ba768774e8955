import { expect, test } from 'vitest'
import { understand } from '../../../understand/question.ts'
import { compose } from '../../compose.ts'
import { priceData, pricePlaces } from '../../price-data.fixture.ts'

const codes = (text: string, today?: '2027-03') =>
  compose(understand(text, pricePlaces), { ...priceData, local: [], ...(today && { today }) }).statements.map(
    ({ code }) => code,
  )

test.each([
  ['seed 400, diesel 250 and labour 900, what does it cost altogether', ['story_figures', 'story_result']],
  ['18 sacks sold at 2700 each, what do I get', ['given', 'worth']],
  ['break even: cost 900 per hectare, 6 t/ha', ['given', 'break_even_price']],
])('N5 what a sum was made of comes first, and right behind it its result: %s', (text, first) => {
  expect(codes(text).slice(0, 2)).toEqual(first)
})

test('N5 the figures of two questions of one story stand in one line before their results', () => {
  const told = codes(
    'I spread 90 kg of lime on a hectare, 5 hectares, bags of 50 kg at 380. How many bags, and what is the cost?',
  )
  expect(told.filter((code) => code === 'story_figures')).toHaveLength(1)
  expect(told.indexOf('story_figures')).toBeLessThan(told.indexOf('story_result'))
})

test('N9 what could not be used is told before any result', () => {
  const told = codes('margin of maize: 5 t/ha, cost 600 dollars per hectare, 3 children and 17')
  expect(told[0]).not.toBe('result')
})
