import { describe, expect, test } from 'vitest'
import { pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'
import { withMonthNames } from './month-numbers.ts'

describe('a month that is said by its number is that month, and no figure of a sum', () => {
  test.each([
    'rice price in month 10 year 2025',
    'price of rice month 10 of 2025',
    'rice, the 10th month of 2025',
    'كم كان سعر الرز في شهر ١٠ سنة ٢٠٢٥',
    'سعر الرز شهر 10 2025',
    'precio del arroz en el mes 10 de 2025',
    'preço do arroz no mês 10 de 2025',
    'prix du riz mois 10 2025',
    'bei ya mchele mwezi wa 10 mwaka 2025',
  ])('P10 %s', (question) => {
    const { topic, period, figures } = understand(question, pricePlaces)
    expect({ topic, period }).toEqual({ topic: 'price', period: { start: '2025-10', end: '2025-10' } })
    expect(figures.given).toBeUndefined()
  })
})

test.each(['wages per month 450', '10 months 2025 eggs', 'month 13 of 2025', 'month 10 2025.50'])(
  'P10 "%s" names no month',
  (text) => {
    expect(withMonthNames(text)).toBe(text)
  },
)

describe('what was before something and is now is of the last month before it', () => {
  test.each([
    ['wheat before 2022 compared with now', '2021-12'],
    ['wheat before the Ukraine war compared with now', '2022-02'],
  ])('P11 %s', (question, month) => {
    expect(understand(question, pricePlaces)).toMatchObject({
      againstNow: true,
      period: { start: month, end: month },
    })
  })

  test('P11 a mean of it is of all that was before', () => {
    const { period } = understand('average wheat price before 2022 compared with now', pricePlaces)
    expect(period).toEqual({ end: '2021-12' })
  })
})
