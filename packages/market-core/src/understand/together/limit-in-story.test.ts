import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  'Our group had a meeting, 3 hours, tea and cake, and nobody agreed. Uncle Rahman swears that maize was over 300 dollars once. When was that, and was it really so?',
  'I have 2 dogs and 40 goats. Would you know what month maize got to about 300 a tonne?',
  'My father sold 30 bags every year. Wheat was under 100 dollars a tonne once, he says. Which month?',
])('Q76 a story before it hides no figure that a price was past: %s', (text) => {
  expect(understand(text, pricePlaces).threshold?.wants).toBe('months')
})

test('Q76 a sum is no such figure', () => {
  const text = 'I sold 20 bags of maize for 900 dollars once. I paid 300 for seed. When do I break even?'
  expect(understand(text, pricePlaces).threshold).toBeUndefined()
})

test('Q77 the amount of a change may be asked for in a sentence of its own', () => {
  const asked = understand(
    'Is maize cheaper now than in march 2022? By how many dollars per ton?',
    pricePlaces,
  )
  expect(asked).toMatchObject({ intent: 'change', asksAmount: true })
})
