import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  "Fertiliser bills are killing me. What's DAP?",
  'The cost of feeding this crop is too much. What is DAP?',
  'I can not afford all this manure any more. So what is DAP?',
])('T25 behind bills the price of a thing is asked: %s', (text) => {
  expect(understand(text, pricePlaces)).toMatchObject({
    topic: 'price',
    commodities: ['dap'],
    intent: 'price',
  })
})

test.each(["What's DAP?", 'what does DAP mean'])('T25 alone it is what a word means: %s', (text) => {
  expect(understand(text, pricePlaces).term).toBe('dap')
})
