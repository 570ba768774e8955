import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { toSpokenLines } from './spoken-lines.ts'

test('toSpokenLines removes the Markdown from an answer', () => {
  const answer = `## Maize

The **world price** was *USD 210 per tonne*, ~~USD 212~~ after a revision, and _not_ more.

| Crop | Month | USD per tonne |
|---|---|--:|
| Maize | February 2026 | 210 |

1. Look at the [World Bank's page](https://www.worldbank.org/en/research).
2. Compare:
   - drying, \`14 %\` moisture

> Prices vary.

---

\`\`\`
210 * 6 = 1,260
\`\`\`
`
  expect(toSpokenLines(answer)).toEqual([
    'Maize',
    'The world price was USD 210 per tonne, after a revision, and not more.',
    'Crop, Month, USD per tonne',
    'Maize, February 2026, 210',
    "1. Look at the World Bank's page.",
    '2. Compare:',
    'drying, 14 % moisture',
    'Prices vary.',
    '210 × 6 = 1,260',
  ])
})

test('a text without words has no spoken lines', () =>
  checkRows(['', ' \n ', '***', '|---|', '~~~'], (text) => {
    expect(toSpokenLines(text)).toEqual([])
  }))

test('a plain sentence is spoken unchanged', () => {
  const sentence = 'Dry all day; air frost around 02:00, down to −2 °C; spraying: don’t. farm_name stays.'
  expect(toSpokenLines(sentence)).toEqual([sentence])
})
