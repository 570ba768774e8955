import type { CodedStatement, StatementCode } from '@smart-farming/market-core/answering/statement'
import { LANGUAGES } from '@smart-farming/market-core/reader/language'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { numbersInText } from '../answering/numbers-in-text.fixture.ts'
import { loadAnswerMessages } from '../catalogues.ts'
import { renderAnswer } from './answer-texts.ts'
import { statementExamples } from './statements.fixture.ts'

const codes = Object.keys(statementExamples) as StatementCode[]
const { said: english } = await loadAnswerMessages('en')
/** Statements that consist only of numbers, units and codes. */
const isAnywhere: ReadonlySet<StatementCode> = new Set(['conversion', 'exchange'])
const statementsOf = (code: StatementCode) =>
  statementExamples[code].map((values) => ({ code, values }) as CodedStatement)

describe.each(LANGUAGES)('answer texts in %s', async (language) => {
  const { said } = await loadAnswerMessages(language)

  test('every statement has exactly the numbers of the English text', () =>
    checkRows(codes, (code) => {
      for (const statement of statementsOf(code)) {
        const [told, inEnglish] = [renderAnswer(said, [statement]), renderAnswer(english, [statement])]
        expect({ told, figures: numbersInText(said.tag, told) }).toEqual({
          told,
          figures: numbersInText('en-GB', inEnglish),
        })
        expect(told).not.toMatch(/undefined|NaN|\[object|[{}]/)
        if (language !== 'en' && !isAnywhere.has(code)) expect(told).not.toBe(inEnglish)
      }
    }))

  test('notes on given prices and assumed names are separate paragraphs', () => {
    const [given] = statementsOf('given')
    const [took] = statementsOf('took')
    const [total] = statementsOf('total')
    if (!given || !took || !total) throw new Error('no examples')
    expect(renderAnswer(said, [given, total, took]).split('\n\n')).toHaveLength(3)
  })
})
