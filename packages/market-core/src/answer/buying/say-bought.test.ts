import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const data = { ...priceData, local: [] }
const told = (...turns: string[]) => {
  const question = turns.reduce<ReturnType<typeof understand> | undefined>(
    (previous, text) => understand(text, pricePlaces, previous),
    undefined,
  )
  if (question === undefined) throw new Error('no turn')
  const { statements } = compose(question, data)
  const result = statements.find(({ code }) => code === 'story_result')
  const price = statements.find(({ code }) => code === 'price')
  return {
    buys: result?.code === 'story_result' ? result.values.value : undefined,
    price: price?.code === 'price' ? price.values.price : undefined,
    codes: statements.map(({ code }) => code),
  }
}

test('A39 money is divided by the price of what it buys, which is told with its month', () => {
  const { buys, price } = told('urea price', 'how many tonnes for 4000 dollars')
  if (price === undefined) throw new Error('no price')
  expect(buys).toEqual({ value: 4000 / price.value, said: 't' })
  expect(price).toMatchObject({ currency: 'USD', per: 't', month: '2026-08' })
})

test('A39 money of another country is that of the price, by the stored rate', () => {
  const [dollars, euros] = [
    told('urea price', 'how many tonnes for 1160 dollars'),
    told('urea price', 'how many tonnes for 1000 euros'),
  ]
  expect(euros.price?.currency).toBe('EUR')
  expect(euros.buys?.value).toBeCloseTo(dollars.buys?.value ?? 0, 6)
  expect(euros.codes).toContain('converted')
})

test('A39 money that no rate is stored of buys nothing, and the price is told', () => {
  const { buys, codes } = told('urea price', 'how many tonnes for 4000 rand')
  expect(buys).toBeUndefined()
  expect(codes).toContain('no_rate')
})

test('A39 goods are worth their own price, and buy as much as that', () => {
  const { buys, codes, price } = told('urea price', 'how many tonnes of maize would 2 tonnes of that buy')
  const urea = told('urea price').price
  if (price === undefined || urea === undefined) throw new Error('no price')
  expect(buys?.value).toBeCloseTo((2 * urea.value) / price.value, 6)
  expect(codes.indexOf('worth')).toBeLessThan(codes.indexOf('price'))
})
