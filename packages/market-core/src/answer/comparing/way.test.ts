import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const codes = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, local: [] }).statements.map(({ code }) => code)

test.each([
  'how much has maize fallen over the last year',
  'maize has dropped by how much since august 2025',
  'by what percent did wheat come down from august 2025 to august 2026',
  'what did they knock maize down at',
])('A14 who does not ask whether gets no yes or no: %s', (text) => {
  expect(codes(text)).not.toContain('direction')
})

test.each([
  'has maize fallen over the last year, and how much',
  'is it true that maize is cheaper than a year ago',
  'how much has maize risen since august 2025',
])('A14 who asks whether, or takes it wrongly for granted, gets a yes or no: %s', (text) => {
  expect(codes(text)).toContain('direction')
})

test.each(['what is maize worth now', 'what did they knock maize down at'])(
  'A14 of a price nobody asked the way of, none is told: %s',
  (text) => {
    expect(codes(text)[0]).toBe('price')
  },
)
