import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const intentOf = (text: string) => understand(text, storedPlaces).intent

test.each([
  'what was the best month to have sold cocoa in 2024',
  'which month would have been best to have sold cocoa in 2024',
  'best time to have sold cocoa in 2024 was when',
  'quel était le meilleur mois pour vendre le cacao en 2024',
  'when did oranges hit their top',
  'when did cocoa hit its peak',
  'in which month of 2008 did thai 5% rice top out',
  'when did urea reach its high',
  'when did maize touch the bottom',
  'in what month did palm oil reach its peak',
])('Q37 it asks for an extreme of what has been: %s', (text) => {
  expect(intentOf(text)).toBe('range')
})

test.each([
  'when did oranges hit their top and where are they now',
  'peak of cocoa, and what is it now',
  'worst month for DAP since 2020, and how much under that is the latest',
  'when was urea highest and where is it today',
])('Q37 and what it is now beside it: %s', (text) => {
  expect(intentOf(text)).toBe('from-extreme')
})

test.each([
  ['has beef ever been higher than now', 'highest'],
  ['has cocoa ever cost more than this', 'highest'],
  ['was maize ever lower than now', 'lowest'],
  ['have shrimps ever been cheaper', 'lowest'],
])('Q37 whether it was ever more is whether it is a record: %s', (text, extreme) => {
  const { intent, supposedExtreme } = understand(text, storedPlaces)
  expect({ intent, supposedExtreme }).toEqual({ intent: 'range', supposedExtreme: extreme })
})

test.each(['when should I sell my cocoa', 'is now the best time to sell cocoa', 'best month to sell maize'])(
  'Q37 whether to sell is still no extreme: %s',
  (text) => {
    expect(intentOf(text)).not.toBe('range')
  },
)
