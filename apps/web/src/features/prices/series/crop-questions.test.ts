import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import { expect, test } from 'vitest'
import { cropQuestions } from './crop-questions.ts'

test("cropQuestions asks about a crop's price, its change and how much urea the crop buys", () => {
  expect(cropQuestions(['tomatoes', 'milk'])).toEqual([
    'What is the price of tomatoes?',
    'How has the price of milk moved over the last year?',
    'How many kg of tomatoes buy a kg of urea?',
  ])
  expect(cropQuestions(['potatoes'])?.[1]).toBe('How has the price of potatoes moved over the last year?')
  expect(cropQuestions(['urea', 'rice'])?.[2]).toBe('How many kg of rice buy a kg of urea?')
})

test('fertilisers and livestock get no question about urea', () => {
  const spreadOrKept = catalogue.filter(
    ({ category }) => category === 'fertilisers' || category === 'livestock and fish',
  )
  for (const { id } of spreadOrKept) expect(cropQuestions([id]), id).toHaveLength(2)
  for (const { id } of catalogue.filter((one) => !spreadOrKept.includes(one)))
    expect(cropQuestions([id]), id).toHaveLength(3)
})

test('crops outside the price catalogue get no questions', () => {
  expect(cropQuestions([])).toBeUndefined()
  expect(cropQuestions(['unicorns'])).toBeUndefined()
  expect(cropQuestions(['unicorns', 'rye'])?.[0]).toBe('What is the price of rye?')
})
