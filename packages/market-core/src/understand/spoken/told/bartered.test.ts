import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'
import { withBarterInOrder } from './bartered.ts'

const inOrder = 'how many 60 kg bags of arabica buy 1 tonne of urea'

test.each([
  'how many 60 kg bags of arabica for one tonne of urea',
  'how many 60 kg bags of arabica buy a tonne of urea',
  'how many bags of 60 kg arabica do I need to sell for 1 tonne urea',
  'one tonne of urea, how many 60 kg bags of arabica is it now?',
  'for one tonne of urea how many bags of 60 kg of arabica must I give',
  '1 tonne of urea is how many 60 kg bags of arabica',
])('A35 the goods of a barter are told in one order: %s', (text) => {
  expect(withBarterInOrder(text).replace(/\?$/, '')).toBe(inOrder)
})

test.each(['how many bags of 90 kg in a tonne', 'price of a tonne of urea', 'how many kg of maize per acre'])(
  'A35 no barter: %s',
  (text) => {
    expect(withBarterInOrder(text)).toBe(text)
  },
)

test('A35 of a sack that is bought and a sack that is asked for each keeps its weight', () => {
  const { wanted, figures } = understand('how many 60 kg bags of maize for a 50 kg bag of DAP', storedPlaces)
  expect({ wanted, given: figures.given?.map(({ measure }) => measure) }).toEqual({
    wanted: { kind: 'sack', kg: 60 },
    given: [{ kind: 'sack', kg: 50 }],
  })
})
