import { expect, test } from 'vitest'
import { suggestNextQuestions } from './next-questions.ts'

const questions = ['What is the price of maize?', 'How has the price of beans moved over the last year?']

test('a question already asked is not suggested again', () => {
  expect(suggestNextQuestions(questions, ['What is the price of maize?'])).toEqual([questions[1]])
})

test('a question already asked in other words is not suggested again', () => {
  expect(suggestNextQuestions(questions, ['what is maize worth'])).toEqual([questions[1]])
})

test('questions on the same topic as the last question come first', () => {
  expect(suggestNextQuestions(questions, ['How do I store beans?'])).toEqual([questions[1], questions[0]])
  expect(suggestNextQuestions(questions, [])).toEqual(questions)
})
