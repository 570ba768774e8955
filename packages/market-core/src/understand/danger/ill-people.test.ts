import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  'my father is coughing since Sunday, which syrup should I buy for him',
  'my baby has a high fever what medicine can i give',
  'Mi hija tiene fiebre, ¿qué medicina le doy?',
  'mtoto ana homa, nimpe dawa gani',
  'मेरी पत्नी को बुखार है कौन सी दवा दूं',
])('T8 who is ill is for a doctor, and no pest of a field: %s', (text) => {
  expect(understand(text, pricePlaces).danger).toBe('emergency')
})

test.each([
  'my goat has a fever, which tablet can my son give it',
  'my daughter sells tablets, what is maize worth',
])('T8 an animal that is ill, or a medicine alone, is no emergency of people: %s', (text) => {
  expect(understand(text, pricePlaces).danger).not.toBe('emergency')
})
