import { expect, test } from 'vitest'
import { figureSpans } from './figure-spans.ts'

const found = (text: string) => figureSpans(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['USD245/t now', ['USD245/t']],
  ['it costs 245 dollars per tonne there', ['245 dollars per tonne']],
  ['two hundred and forty-five dollars', ['two hundred and forty-five dollars']],
  ['one of the ways, no one knows', []],
  ['one dollar', ['one dollar']],
  ['le prix est de deux cent euros', ['deux cent euros']],
  ['un sac neuf', []],
  ['وخمسة وأربعون دولارا', ['وخمسة وأربعون دولارا']],
  ['दो सौ पैंतालीस', ['दो सौ पैंतालीस']],
  ['½ of it, ②④ and Ⅻ', ['½', '②④ and Ⅻ']],
  ['a third of it, half of that, twice', ['a third', 'half', 'twice']],
  ['twohundredfortyfive', ['twohundredfortyfive']],
  ['the second row, first of all', []],
])('F9 the figures of %j', (text, figures) => {
  expect(found(text)).toEqual(figures)
})
