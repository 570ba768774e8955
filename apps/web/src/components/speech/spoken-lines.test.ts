import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { expect, test } from 'vitest'
import { spokenLines } from './spoken-lines.ts'

test('an answer is spoken without the signs that it is written with', () => {
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
  expect(spokenLines(answer)).toEqual([
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

test('of a text without words nothing is spoken', () =>
  checkRows(['', ' \n ', '***', '|---|', '~~~'], (text) => {
    expect(spokenLines(text)).toEqual([])
  }))

test('a plain sentence stays as it is', () => {
  const sentence = 'Dry all day; air frost around 02:00, down to −2 °C; spraying: don’t. farm_name stays.'
  expect(spokenLines(sentence)).toEqual([sentence])
})
