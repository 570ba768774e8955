import { expect, test } from 'vitest'
import { compose } from '../answer/compose.ts'
import { priceData, pricePlaces } from '../answer/price-data.fixture.ts'
import { findLanguage } from './languages/find-language.ts'
import { type Question, understand } from './question.ts'

const talk = (...turns: string[]) =>
  turns.reduce<Question | undefined>((before, one) => understand(one, pricePlaces, before), undefined)
const codes = (question: Question | undefined) =>
  question === undefined ? [] : compose(question, priceData).statements.map(({ code }) => code)

test.each(['whats the difference of the 2', 'which of 2 has risen more since january 2026', 'gap of the 2?'])(
  'Q30 a count of what was named before is no figure: %s',
  (last) => {
    const question = talk('wheat now', 'urea?', last)
    expect(question?.commodities).toEqual(['wheat', 'urea'])
    expect(question).not.toHaveProperty('unplaced')
    expect(codes(question)).toContain(last.startsWith('which') ? 'moves_in_order' : 'gap')
  },
)

test('Q30 the top that was told is gone on with, and is no date of the figure', () => {
  const top = talk('How was maize in 2026?', 'Which month was the top?')
  expect(top).toMatchObject({ intent: 'range', commodities: ['maize'] })
  expect(top).not.toHaveProperty('ofLast')
  const far = talk('How was maize in 2026?', 'Which month was the top?', 'where is it now against that top')
  expect(far).toMatchObject({ intent: 'from-extreme', commodities: ['maize'] })
})

test.each([
  ['urea record price ever, and how far below that are we', { intent: 'from-extreme' }],
  ['How many kg of maize bought one kg of urea in May 2026?', { intent: 'input-ratio' }],
  ['for the hens: which is cheaper a tonne, wheat or maize?', { commodities: ['wheat', 'maize'] }],
  ['which jumps about more wildly, wheat or maize', { asksSwings: true }],
  ['wheat per tonne, last month on file', { intent: 'price' }],
])('Q30 the words of every day that ask it are known: %s', (text, reading) => {
  expect(understand(text, pricePlaces)).toMatchObject(reading)
})

test('Q30 a quintal of a weight is that weight, beside a market it asks for a price', () => {
  const question = understand('White maize, Managua, May 2026: the quintal of 46 kg', pricePlaces)
  expect(question).toMatchObject({ topic: 'price', place: { market: 'Managua' } })
  expect(question.unit).not.toBe('quintal')
})

test('W2 a single letter of a message is no French', () => {
  expect(findLanguage('n tonite')).not.toBe('fr')
})
