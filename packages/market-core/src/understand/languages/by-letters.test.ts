import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { withNamesByLetters } from './by-letters.ts'

const places = {
  countries: [],
  markets: [],
  series: ['Tea, avg 3 auctions', 'Tea, Colombo', 'Tea, Kolkata', 'Tea, Mombasa'].map((name) => ({
    commodity: 'tea',
    name,
  })),
}

test.each([
  ['मोम्बासा चाय का भाव', 'mombasa'],
  ['कोलकाता नीलामी की चाय प्रति किलो', 'kolkata'],
  ['سعر شاي كولكاتا', 'kolkata'],
])('W10 a stored name is known by its sound in other letters: %s', (text, variety) => {
  const question = understand(text, places)
  expect(question.variety).toContain(variety)
  expect(question).not.toHaveProperty('unplaced')
})

test('W10 a short word, or one that two names sound like, is left as it was written', () => {
  expect(withNamesByLetters('मकान', new Set(['makena'])).text).toBe('मकान')
  expect(withNamesByLetters('कोलकाता', new Set(['kolkata', 'kalkota'])).text).toBe('कोलकाता')
})
