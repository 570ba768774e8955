import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  ['Honestly the chickens eat better than I do. Sorghum, per bag?', 'sorghum'],
  ['Tel 14:20 - mrs Adeyemi (polite, hard of hearing) - wants rice per 50 kg this week', 'rice'],
  ['The goats got out and my son is in the river again. Maize, a kilo?', 'maize'],
  ['Nywele nyeupe, mfuko mtupu. Ufuta kilo ni ngapi?', 'sesame'],
  ['Nota fria, fiscal quente, e o feijão, saca, quanto?', 'beans'],
  ['thanda dimaag rakh ke bolo, aloo bori kitne ki?', 'potatoes'],
])('Q93 the last words ask for a price: %s', (text, commodity) => {
  const { topic, commodities, unplaced, danger } = understand(text, storedPlaces)
  expect({ topic, commodities, unplaced, danger }).toEqual({ topic: 'price', commodities: [commodity] })
})

test('Q93 figures that are told are not left out', () => {
  const {
    asides = [],
    unplaced = [],
    story,
  } = understand(
    'A student asks: 1 t soybeans crushed gives about 180 kg oil and 790 kg meal. Value of those less the bean?',
    storedPlaces,
  )
  expect(story ?? [...asides, ...unplaced]).not.toEqual([])
})

test.each([
  'Need seed. Maize, 10 kg bag?',
  'Which spray kills the worms in my field now? Maize, per acre',
  'What is eating the leaves of my plants here? Tomato, kilo',
  'the leaves are yellow and curl at the ends, maize, how much urea per acre?',
  'My son swallowed poison from a bottle. Maize, per bag?',
])('Q93 what is asked before them, or may be, stays asked: %s', (text) => {
  const { topic, danger } = understand(text, storedPlaces)
  expect(topic !== 'price' || danger !== undefined).toBe(true)
})
