import type { Said, StatementCode } from '@smart-farming/market-core/answer/statement'
import { OTHER_LANGUAGES } from '@smart-farming/market-core/understand/languages/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadAnswerWords } from '../catalogues.ts'
import { answerText } from '../statement-words.ts'
import { figuresSaid } from './figures-said.fixture.ts'
import { anyValues } from './statements.fixture.ts'

const english = await loadAnswerWords('en')
/** Figures and units alone: "USD 2 = KES 258." is the same anywhere. */
const sums: ReadonlySet<StatementCode> = new Set(['conversion', 'money_conversion'])
const codes = Object.keys(anyValues) as StatementCode[]

describe.each(OTHER_LANGUAGES)('%s', async (language) => {
  const words = await loadAnswerWords(language)
  const tag = words.weather.figures.tag

  test.each(codes)('says the figures of English, and no other: %s', (code) => {
    fc.assert(
      fc.property(anyValues[code] as fc.Arbitrary<Said['values']>, (values) => {
        const said = [{ code, values } as Said]
        const [told, toldInEnglish] = [words, english].map(({ answers }) =>
          answerText(answers.statements, said),
        )
        expect({ told, figures: figuresSaid(tag, told ?? '') }).toEqual({
          told,
          figures: figuresSaid('en-GB', toldInEnglish ?? ''),
        })
        expect(told).not.toMatch(/undefined|NaN|\[object|\$\{/)
        if (!sums.has(code)) expect(told).not.toBe(toldInEnglish)
      }),
      { numRuns: 60 },
    )
  })
})
