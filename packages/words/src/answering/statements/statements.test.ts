import { SUGGESTIONS } from '@smart-farming/market-core/answer/answer'
import type { SaidStatement, StatementCode } from '@smart-farming/market-core/answer/statement'
import { OTHER_LANGUAGES } from '@smart-farming/market-core/understand/languages/language'
import { understand } from '@smart-farming/market-core/understand/question'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadAnswerWords } from '../../catalogues.ts'
import { answerText } from '../../statement-words.ts'
import { figuresSaid } from './figures-said.fixture.ts'
import { anyValues } from './statements.fixture.ts'

const nowhere = { countries: [], markets: [] }
const english = await loadAnswerWords('en')
/** Figures and units alone: "USD 2 = KES 258." is the same anywhere. */
const sums: ReadonlySet<StatementCode> = new Set(['conversion', 'money_conversion'])
const codes = Object.keys(anyValues) as StatementCode[]

describe.each(OTHER_LANGUAGES)('%s', async (language) => {
  const words = await loadAnswerWords(language)
  const tag = words.weather.figures.tag

  test.each(SUGGESTIONS)('what is suggested means what it means in English: %s', (about) => {
    const [own, other] = [words, english].map(({ answers }) => {
      const { topic, intent, commodities, period, figures } = understand(answers.suggestions[about], nowhere)
      return {
        topic,
        intent,
        commodities: commodities.toSorted(),
        period,
        yield: figures.yieldTPerHa,
        cost: figures.costPerHa,
      }
    })
    expect(own).toEqual(other)
  })

  test.each(codes)('says the figures of English, and no other: %s', (code) => {
    fc.assert(
      fc.property(anyValues[code] as fc.Arbitrary<SaidStatement['values']>, (values) => {
        const said = [{ code, values } as SaidStatement]
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
