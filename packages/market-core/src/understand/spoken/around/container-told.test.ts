import { expect, test } from 'vitest'
import { pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'
import { withContainerTold } from './container-told.ts'

test.each([
  [
    'The women in the group want to buy fertiliser together, I told them urea, 50 kg bags. What does one such bag cost on the world market?',
    'urea',
    50,
  ],
  [
    'We buy urea in bags of 50 kg for the whole group and share the lorry. What does that bag cost now?',
    'urea',
    50,
  ],
  ['We pack maize, 25 kg sacks. How much is one of those at the world price?', 'maize', 25],
  ['Our neighbour sells wheat, 80 kg bags. What is a bag like that worth on the world market?', 'wheat', 80],
  [
    'My brother sells coffee in 60 kg bags to the mill at the river. What is one of those worth?',
    'coffee-arabica',
    60,
  ],
  ['The bags hold 45 kg and my uncle fills them with rice. How much for such a bag?', 'rice', 45],
  ['They press cotton into bales of 170 kg at the gin. What is such a bale worth?', 'cotton', 170],
  ['The lorry brings urea, 25 kg sacks. What does each of those sacks cost?', 'urea', 25],
  ['They sell tea down there, 40 kilo sacks. What is a sack of that size worth?', 'tea', 40],
  ['We sell maize to the school, 10 kg bags. How much is that bag at the world price?', 'maize', 10],
])(
  'Q111 a bag whose size stands in a sentence before is as large as that, and its size is no figure: %s',
  (text, id, kg) => {
    const { topic, commodities, wanted, figures, unplaced } = understand(text, pricePlaces)
    const sack = wanted ?? figures.given?.find(({ measure }) => measure?.kind === 'sack')?.measure
    expect({ topic, commodities, unplaced }).toEqual({
      topic: 'price',
      commodities: [id],
      unplaced: undefined,
    })
    expect(sack).toEqual({ kind: 'sack', kg })
  },
)

test.each([
  'He has a bag. What does one such bag cost?',
  'We harvested 50 bags of maize. What is one of those worth?',
  'We pack maize in 25 kg sacks. What is one of those tomatoes worth?',
  'We pack maize in 25 kg sacks. What does that bag of urea cost?',
  'What is that bag of 50 kg worth?',
  'We sell 50 kg bags of rice. How much is wheat?',
])('Q111 a size that was not told, and what is no such bag, takes none: %s', (text) => {
  expect(withContainerTold(text)).toBe(text)
})
