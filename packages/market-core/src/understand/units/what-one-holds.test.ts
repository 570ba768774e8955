import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { withWhatOneHolds } from './what-one-holds.ts'

test.each([
  ['32 maund (40 kg) each acre', '32 maund each acre'],
  ['18 bags (90 kg) an acre', '18 bags of 90 kg an acre'],
  ['12 quintal (100 kg) wheat', '12 quintal wheat'],
  [
    'weighed in 64 kg bags here. how much is one bag',
    'weighed in 64 kg bags here. how much is one bag of 64 kg',
  ],
])('N55 what one holds is of it: %s', (text, told) => {
  expect(withWhatOneHolds(text)).toBe(told)
})

test.each([
  '32 maund (37 kg) each acre',
  '50 kg bags and 90 kg bags, what is a bag worth',
  'fertiliser at 40 a bag (delivered)',
  'a 50 kg bag of urea',
])('N55 what is said otherwise stays: %s', (text) => {
  expect(withWhatOneHolds(text)).toBe(text)
})

test('N55 a bracket behind a unit is no yield of its own', () => {
  const { figures } = understand(
    '25 acre wheat, 32 maund (40 kg) each acre, 3900 rupees a maund, expenses 65000 an acre. Profit?',
    storedPlaces,
  )
  expect(figures.given).toContainEqual(
    expect.objectContaining({ role: 'yield', value: 32, measure: { kind: 'mass', unit: 'maund' } }),
  )
  expect(figures.given?.map(({ value }) => value)).not.toContain(40)
})
