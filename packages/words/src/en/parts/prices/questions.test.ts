import { compose } from '@smart-farming/market-core/answer/compose'
import { months, priceData, pricePlaces } from '@smart-farming/market-core/answer/price-data.fixture'
import { understand } from '@smart-farming/market-core/understand/question'
import { expect, test } from 'vitest'
import { commodities } from '../../commodities.ts'
import { questions } from './questions.ts'

const [stored] = priceData.series

/** What is said where there are prices of this commodity, and of urea. */
function answerTo(question: string, commodity: string) {
  if (stored === undefined) throw new Error('no series')
  const series = [commodity, 'urea'].map((id) => ({
    ...stored,
    commodity: id,
    prices: months('2025-08', [200, ...Array(11).fill(210), 198]),
  }))
  return compose(understand(question, pricePlaces), { ...priceData, series })
}

test.each(Object.entries(commodities))(
  'what is suggested of %s is read as it is meant, and answered',
  (id, crop) => {
    const read = (question: string) => {
      const { intent, commodities: named, took } = understand(question, pricePlaces)
      const { answered, statements } = answerTo(question, id)
      return { intent, named, took, answered, code: statements[0]?.code }
    }
    const as = (intent: string, code: string, named: readonly string[] = [id]) => ({
      intent,
      named,
      took: undefined,
      answered: true,
      code,
    })
    expect(read(questions.price({ crop }))).toEqual(as('price', 'price'))
    expect(read(questions.change({ crop }))).toEqual(as('change', 'change'))
    if (id !== 'urea')
      expect(read(questions.inputRatio({ crop }))).toEqual(as('input-ratio', 'input_ratio', [id, 'urea']))
  },
)
