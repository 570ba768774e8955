import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const sumOf = (text: string) => {
  const { topic, story } = understand(text, storedPlaces)
  return { topic, value: story !== undefined && 'sum' in story ? story.sum.value.value : undefined }
}

test.each([
  ['Loan 40000 euro at 5.5 % simple interest for 8 months. How much interest', 1466.666667],
  ['Loan 40000 euro at 5.5 % simple interest for 8 months. How much do I pay back?', 41_466.666667],
  ['40000 euro at 5.5 % simple interest for 8 months', 41_466.666667],
  ['simple interest on 120,000 at 12% for 2 years', 28_800],
  ['put 30000 in the sacco at 8 % simple interest, 3 years, what interest do I earn', 7200],
  ['If I take a loan of 10,000 at 2% per month for 6 months how much interest do I pay', 1200],
  ['bank loan of 300000 at 13 percent per annum for 18 months simple, total to repay?', 358_500],
  ['40000 at 5.5% compound interest for 3 years how much do I pay back', 46_969.655],
  ['12,000 at 9 percent compound interest for 2 years how much interest', 2257.2],
  ['I borrow 50000 at 10 % a year compound for 3 years, what do I owe', 66_550],
  ["Prêt de 40000 euros à 5,5 % d'intérêt simple pendant 8 mois. Combien d'intérêts ?", 1466.666667],
  ['Préstamo de 40000 euros al 5,5 % de interés simple por 8 meses. ¿Cuánto interés?', 1466.666667],
  ['Empréstimo de 40000 reais a 5,5 % de juros simples por 8 meses. Quanto de juros?', 1466.666667],
])('N42 interest is of a year where it is called simple or compound: %s', (text, value) => {
  expect(sumOf(text)).toEqual({ topic: 'sums', value: expect.closeTo(value, 5) })
})

test.each(['can I get a loan at low interest?', 'I want a loan of 40000, what interest do banks take?'])(
  'N42 without its figures it is no sum: %s',
  (text) => {
    expect(sumOf(text)).toEqual({ topic: 'scheme', value: undefined })
  },
)
