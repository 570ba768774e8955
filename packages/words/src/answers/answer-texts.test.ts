import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import type { SaidStatement, StatementCode } from '@smart-farming/market-core/answering/statement'
import { LANGUAGES } from '@smart-farming/market-core/reader/language'
import { describe, expect, test } from 'vitest'
import { figuresSaid } from '../answering/figures-said.fixture.ts'
import { loadAnswerWords } from '../catalogues.ts'
import { textOf } from './answer-texts.ts'
import { examples } from './statements.fixture.ts'

const codes = Object.keys(examples) as StatementCode[]
const { said: english } = await loadAnswerWords('en')
/** Figures, units and codes alone. */
const isAnywhere: ReadonlySet<StatementCode> = new Set(['conversion', 'exchange'])
const statementsOf = (code: StatementCode) =>
  examples[code].map((values) => ({ code, values }) as SaidStatement)

describe.each(LANGUAGES)('answer texts in %s', async (language) => {
  const { said } = await loadAnswerWords(language)

  test('every statement has exactly the numbers of the English text', () =>
    checkRows(codes, (code) => {
      for (const statement of statementsOf(code)) {
        const [told, inEnglish] = [textOf(said, [statement]), textOf(english, [statement])]
        expect({ told, figures: figuresSaid(said.tag, told) }).toEqual({
          told,
          figures: figuresSaid('en-GB', inEnglish),
        })
        expect(told).not.toMatch(/undefined|NaN|\[object|[{}]/)
        if (language !== 'en' && !isAnywhere.has(code)) expect(told).not.toBe(inEnglish)
      }
    }))

  test('notes on given prices and on assumed names stand in separate paragraphs', () => {
    const [given] = statementsOf('given')
    const [took] = statementsOf('took')
    const [total] = statementsOf('total')
    if (!given || !took || !total) throw new Error('no examples')
    expect(textOf(said, [given, total, took]).split('\n\n')).toHaveLength(3)
  })
})
