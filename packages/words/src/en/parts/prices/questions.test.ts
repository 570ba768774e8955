import { answerQuestion } from '@smart-farming/market-core/answering/answer-question'
import { monthlyPrices, priceData } from '@smart-farming/market-core/answering/price-data.fixture'
import { readMessage } from '@smart-farming/market-core/reader/read'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { commodities } from '../../commodities.ts'
import { questions } from './questions.ts'

const [stored] = priceData.series
const places = { countries: [], markets: [] }

test('the reader understands and answers every suggested question about every commodity', () =>
  checkRows(Object.entries(commodities), ([id, crop]) => {
    if (stored === undefined) throw new Error('no series')
    const series = [id, 'urea'].map((commodity) => ({
      ...stored,
      commodity,
      prices: monthlyPrices('2025-08', [200, ...Array(11).fill(210), 198]),
    }))
    const told = (text: string) => {
      const { parts } = readMessage(text, [], places)
      const question = parts[0]?.question
      if (question === undefined || !('things' in question)) return question
      const { answered, statements } = answerQuestion(question, { ...priceData, series })
      const things = question.things?.map(({ commodity }) => commodity)
      return { parts: parts.length, kind: question.kind, things, answered, first: statements[0]?.code }
    }
    const as = (kind: string, first: string, things = [id]) => ({
      parts: 1,
      kind,
      things,
      answered: true,
      first,
    })
    expect(told(questions.price({ crop }))).toEqual(as('price', 'price'))
    expect(told(questions.change({ crop }))).toEqual(as('change', 'change'))
    if (id !== 'urea')
      expect(told(questions.inputRatio({ crop }))).toEqual(as('ratio', 'ratio', [id, 'urea']))
  }))
