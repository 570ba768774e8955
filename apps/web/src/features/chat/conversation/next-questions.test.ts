import { expect, test } from 'vitest'
import { nextQuestions } from './next-questions.ts'

const questions = ['What is the price of maize?', 'How has the price of beans moved over the last year?']

test('a question that was asked is not suggested again', () => {
  expect(nextQuestions(questions, ['What is the price of maize?'])).toEqual([questions[1]])
})

test('nor one that was asked in other words', () => {
  expect(nextQuestions(questions, ['what is maize worth'])).toEqual([questions[1]])
})

test('questions close to the last one come first', () => {
  expect(nextQuestions(questions, ['How do I store beans?'])).toEqual([questions[1], questions[0]])
  expect(nextQuestions(questions, [])).toEqual(questions)
})
