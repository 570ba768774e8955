import { expect, test } from 'vitest'
import { pricePlaces } from '../../../../answer/price-data.fixture.ts'
import { understand } from '../../../question.ts'

const story = (text: string) => understand(text, pricePlaces).story

test.each([
  '50 feddan sorghum, 6 sacks each of 90 kilos at 300 a sack. What is that worth?',
  '3 ha, 40 bags at 1200 each. What does that come to?',
])('N74 a lot right behind a land that the sum leaves out is asked back: %s', (text) => {
  expect(story(text)).toHaveProperty('unplaced')
})

test.each([
  'I sold 40 bags off my 3 ha at 1200 each. What does that come to?',
  'My 3 ha gave 40 bags, sold at 1200 each. What does that come to?',
])('N74 but not one that is said to be of all of it: %s', (text) => {
  expect(story(text)).toHaveProperty('sum.value.value', 48_000)
})
