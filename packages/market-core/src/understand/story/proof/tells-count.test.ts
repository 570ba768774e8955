import { expect, test } from 'vitest'
import { type Question, understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'
import { tellsCount } from './tells-count.ts'

test.each(['thieves took six', 'I lost 3 of them', 'two hundred and fifty went bad'])(
  'N64 tells how many: %s',
  (text) => {
    expect(tellsCount(text)).toBe(true)
  },
)
test.each(['and for wheat?', 'one of them', 'how was 2019'])('N64 tells no count: %s', (text) => {
  expect(tellsCount(text)).toBe(false)
})

test('N64 what was taken in a turn of its own is not left out of the sum', () => {
  const turns = [
    'I had 40 bags of sunflower seed',
    'thieves took six',
    'the others went at 71,000 shillings less 1,500 a bag for the lorry',
    'so what did I bring home?',
  ]
  const last = turns.reduce<Question | undefined>(
    (before, one) => understand(one, storedPlaces, before),
    undefined,
  )
  expect(last?.told).toContain('took six')
  // Without a reading of what the six are for, no sum is told that leaves them out.
  expect(last?.story).toMatchObject({ unplaced: [6] })
})
