import { expect, test } from 'vitest'
import type { Question } from '../question.ts'
import { after } from './bought.fixture.ts'
import type { Bought } from './bought.ts'

test.each([
  'what does 500 dollars buy in urea, in 50 kg bags',
  'how many tonnes of potassium chloride can I buy for 15000 dollars',
  "I've got 3000 dollars for rice. How many tonnes does that make?",
  'combien de tonnes de riz puis-je acheter avec 4000 dollars ?',
  'con 600 dólares ¿cuántos kilos de café arábica puedo comprar?',
])('Q74 a weight at the newest price stays a sum at the stored price: %s', (text) => {
  const { bought, atStored } = after([text])
  expect({ bought, isSum: atStored !== undefined }).toEqual({ bought: undefined, isSum: true })
})

test.each<[string[], Partial<Question>, Bought]>([
  [
    ['urea price', '2022 peak?', 'how many tonnes could I buy now for 15000 dollars'],
    { commodities: ['urea'], intent: 'price' },
    { money: 15_000, currency: 'USD', in: { kind: 'mass', unit: 't' } },
  ],
  [
    ['rice price in may 2021', 'and how many kilos would 400 have bought', 'how many kilos for 400 then'],
    { commodities: ['rice'], period: { start: '2021-05', end: '2021-05' } },
    { money: 400, in: { kind: 'mass', unit: 'kg' } },
  ],
  [
    ['tobacco world price?', 'ok and how many 50 kg bags of urea would one tonne of that buy'],
    { commodities: ['urea'] },
    {
      goods: { value: 1, unit: 't', of: { commodities: ['tobacco'], place: 'world' } },
      in: { kind: 'sack', kg: 50 },
    },
  ],
  [
    ['precio de la harina de soja', '¿cuántas toneladas de maíz compro con 10 de esa?'],
    { commodities: ['maize'] },
    { goods: { value: 10, of: { commodities: ['soybean-meal'] } }, in: { kind: 'mass', unit: 't' } },
  ],
  [['mil dólares compram quanto trigo?'], { commodities: ['wheat'] }, { money: 1000, currency: 'USD' }],
])('Q74 the time, the money and the goods of before: %s', (turns, asked, bought) => {
  expect(after(turns)).toMatchObject({ ...asked, bought })
})

test.each([
  ['urea price', 'I bought 5 bags for 3000, what is that per bag'],
  ['urea price', 'how many bags must I sell to make 500 dollars'],
  ['maize price', 'is it under 200 dollars'],
  ['maize price', 'how many kilos is 200 pounds'],
  ['maize price', 'and 500 kg?'],
  ['urea price', 'how many tonnes of quinchoa could I buy for 500 dollars'],
  ['urea price', 'how many bags for 2 hectares'],
  ['urea price', 'how many tonnes at 500 dollars a tonne for 2000 dollars'],
  ['rice price', 'should I buy 5 tonnes for 2000 dollars or wait'],
  ['eggs in nicaragua', 'in 2021?'],
])('Q74 no money is asked to buy anything: %s %s', (before, text) => {
  expect(after([before, text]).bought).toBeUndefined()
})

test('Q74 what is asked next is asked of the price alone', () => {
  expect(after(['urea price', 'how many tonnes for 900 dollars', 'and in 2021?']).bought).toBeUndefined()
})
