import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  ['maize has never been this high, my neighbour says. I say 2022 was higher. Who is right', 'highest'],
  ['urea has never been this low, i say 2000 was lower. who is right?', 'lowest'],
  ['maize price is a record, my son says 2008 was higher. is he right?', 'highest'],
  ['wheat has never been so cheap, 2001 was cheaper, right?', 'lowest'],
])('Q77 a record that is claimed is of all that is stored, and the year beside it: %s', (text, extreme) => {
  const { period, supposedExtreme, alsoAsked } = understand(text, pricePlaces)
  expect({ period, supposedExtreme }).toEqual({ period: {}, supposedExtreme: extreme })
  expect(alsoAsked?.[0]?.period).toHaveProperty('end')
})

test.each([
  'what was the record price of maize in 2022',
  'maize has never been over 300, true?',
  'was wheat higher in 2008 than now',
])('Q77 what claims no record is read as before: %s', (text) => {
  expect(understand(text, pricePlaces).alsoAsked).toBeUndefined()
})

test('Q77 "than in February" sets no kind against another', () => {
  const stored = { ...pricePlaces, names: [] }
  const asked = understand('is wheat cheaper now than in february 2024, by how many dollars', stored)
  expect(asked).toMatchObject({ intent: 'change', againstNow: true, asksAmount: true })
})
