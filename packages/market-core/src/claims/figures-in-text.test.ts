import { expect, test } from 'vitest'
import { figuresInText } from './figures-in-text.ts'

test.each([
  ['I get 3,000 a bag, or USD 25, less 5 %', ['3,000', 'USD 25', '5 %']],
  ['On 21 November at 14:05 and on 3/11/2026: 50 kg', ['50 kg']],
  ['20 to 31 °C, 4 mm from 18:00', ['20', '31', '4']],
  ['मक्का १९८ है', ['१९८']],
])('F1 finds the numbers in a text with their units, and skips dates and times: %s', (text, expected) => {
  expect(figuresInText(text).map((figure) => figure.text)).toEqual(expected)
})
