import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const said = (text: string) => compose(understand(text, pricePlaces), priceData).statements
const ratios = (text: string) =>
  said(text).flatMap(({ code, values }) => (code === 'input_ratio' ? [values] : []))
const perTonne = (text: string): number => ratios(text)[0]?.sold.value ?? Number.NaN

test.each([
  ['how many kilos of urea does one kilo of maize buy?', 'urea', 'maize'],
  ['how much urea can I buy with one tonne of maize', 'urea', 'maize'],
  ["combien de kilos d'urée pour un kilo de maïs", 'urea', 'maize'],
  ['¿cuántos kilos de urea compro con un kilo de maíz?', 'urea', 'maize'],
  ['a kilo of maize, how many kilos of urea does it buy', 'urea', 'maize'],
  ['how many kg of maize buy a kg of urea', 'maize', 'urea'],
  ['how many kilos of wheat do i get for one tonne of maize', 'wheat', 'maize'],
])('N57 a barter is told in the direction that it is asked in: %s', (text, product, input) => {
  expect(ratios(text)[0]).toMatchObject({ product, input })
})

test('N57 the usual way stands behind it, and is its inverse', () => {
  const [asked, usual, ...others] = ratios('how many kilos of urea does one kilo of maize buy?')
  expect(usual).toMatchObject({ product: 'maize', input: 'urea' })
  expect((asked?.ratio ?? 0) * (usual?.ratio ?? 0)).toBeCloseTo(1, 9)
  expect(others).toEqual([])
  expect(ratios('how many kg of maize buy a kg of urea')).toHaveLength(1)
})

test('N57 it is told in the units and sacks that are asked for', () => {
  const [tonne] = ratios('how many kg of urea does a tonne of maize buy')
  expect(tonne).toMatchObject({ unit: 'kg', per: 't' })
  const text = 'how many 50 kg bags of urea does one 90 kg bag of maize buy'
  const [sacks] = said(text).flatMap(({ code, values }) => (code === 'ratio_in_sacks' ? [values] : []))
  const maize = ratios(text)[0]?.bought.value ?? Number.NaN
  expect(sacks).toMatchObject({ product: 'urea', input: 'maize', bought: 90, paid: 50 })
  expect(sacks?.count).toBeCloseTo((90 * maize) / perTonne(text) / 50, 9)
})
