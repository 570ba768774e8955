import { expect, test } from 'vitest'
import { type Question, understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import type { Bought, CountedIn } from './bought.ts'

const boughtOf = ({ commodities, bought }: Question) => ({ commodities, bought })
const asBought = (commodity: string, money: number, currency: string, counted: CountedIn) => ({
  commodities: [commodity],
  bought: { money, currency, in: counted },
})
const after = (turns: readonly string[]): Question => {
  const [last, ...before] = turns.toReversed()
  const previous = before.length === 0 ? undefined : after(before.toReversed())
  return understand(last ?? '', storedPlaces, previous)
}

test.each<[string, string, string, number, string, CountedIn]>([
  [
    'urea price',
    'how many bags of 50 kg could I buy with 2000 dollars',
    'urea',
    2000,
    'USD',
    { kind: 'sack', kg: 50 },
  ],
  [
    'what is potash at',
    'what would 8,000 USD get me in tonnes',
    'potash',
    8000,
    'USD',
    { kind: 'mass', unit: 't' },
  ],
  [
    'DAP?',
    'and with 12000 pounds how many tonnes do I get',
    'dap',
    12000,
    'GBP',
    { kind: 'mass', unit: 't' },
  ],
  [
    'price of eggs in Nicaragua',
    'how many dozen can I get for 30 dollars',
    'eggs',
    30,
    'USD',
    { kind: 'dozen' },
  ],
  [
    'smoked fish in Brazzaville?',
    'so for 15000 francs how many kilos',
    'named:fish',
    15000,
    'XAF',
    { kind: 'mass', unit: 'kg' },
  ],
  [
    'crude oil price',
    'how many barrels does a million dollars buy',
    'crude-oil',
    1000000,
    'USD',
    { kind: 'volume', unit: 'barrel' },
  ],
  [
    'palm oil',
    'I have 90000 rupees, how many kg would that be',
    'palm-oil',
    90000,
    'INR',
    { kind: 'mass', unit: 'kg' },
  ],
  [
    'wool price',
    'alright, 4000 bucks buys me how many kilos?',
    'wool',
    4000,
    'USD',
    { kind: 'mass', unit: 'kg' },
  ],
  [
    'how much is rice now',
    'how much could I get for 700 dollars, in tonnes',
    'rice',
    700,
    'USD',
    { kind: 'mass', unit: 't' },
  ],
  ['wheat price', 'how many tons will R50000 buy me', 'wheat', 50000, 'ZAR', { kind: 'mass', unit: 't' }],
  [
    'prix du riz',
    'combien de tonnes je peux acheter avec 5000 dollars ?',
    'rice',
    5000,
    'USD',
    { kind: 'mass', unit: 't' },
  ],
  [
    "le prix de l'urée",
    "et pour 300 000 francs j'aurais combien de sacs de 50 kg",
    'urea',
    300000,
    'XAF',
    { kind: 'sack', kg: 50 },
  ],
  [
    'prix du DAP',
    "avec 2000 euros j'achète combien de kilos ?",
    'dap',
    2000,
    'EUR',
    { kind: 'mass', unit: 'kg' },
  ],
  [
    'cours du blé',
    'combien de quintaux pour 1000 euros',
    'wheat',
    1000,
    'EUR',
    { kind: 'mass', unit: 'quintal' },
  ],
  [
    'precio de la urea',
    '¿cuántos sacos de 50 kilos puedo comprar con 20000 pesos?',
    'urea',
    20000,
    'MXN',
    { kind: 'sack', kg: 50 },
  ],
  [
    'precio de los huevos en Nicaragua',
    '¿y con 40 dólares cuántas docenas me llevo?',
    'eggs',
    40,
    'USD',
    { kind: 'dozen' },
  ],
  [
    'precio del aceite de soja',
    'con 3000 dólares, ¿cuántas toneladas compro?',
    'soybean-oil',
    3000,
    'USD',
    { kind: 'mass', unit: 't' },
  ],
  [
    'precio del DAP',
    '¿cuántos kilos me dan por 500 dólares?',
    'dap',
    500,
    'USD',
    { kind: 'mass', unit: 'kg' },
  ],
  [
    'preço da ureia',
    'quantas toneladas dá para comprar com 10 mil dólares?',
    'urea',
    10000,
    'USD',
    { kind: 'mass', unit: 't' },
  ],
  [
    'preço do cloreto de potássio',
    'com 8000 reais compro quantos sacos de 50 kg?',
    'potash',
    8000,
    'BRL',
    { kind: 'sack', kg: 50 },
  ],
  [
    'preço do trigo',
    'quantos quilos consigo por 200 euros',
    'wheat',
    200,
    'EUR',
    { kind: 'mass', unit: 'kg' },
  ],
  [
    'preço do arroz',
    'e 300 dólares compram quantos quilos?',
    'rice',
    300,
    'USD',
    { kind: 'mass', unit: 'kg' },
  ],
  [
    'bei ya urea',
    'naweza kununua mifuko mingapi ya kilo 50 kwa dola 1000?',
    'urea',
    1000,
    'USD',
    { kind: 'sack', kg: 50 },
  ],
  ['bei ya DAP', 'kwa shilingi 50000 nitapata kilo ngapi', 'dap', 50000, 'KES', { kind: 'mass', unit: 'kg' }],
  ['bei ya mchele', 'dola 400 zinanunua tani ngapi', 'rice', 400, 'USD', { kind: 'mass', unit: 't' }],
  ['سعر اليوريا', 'كم طن أستطيع أن أشتري بـ 5000 دولار؟', 'urea', 5000, 'USD', { kind: 'mass', unit: 't' }],
  ['سعر القمح', 'كم كيلو أشتري ب 300 دولار', 'wheat', 300, 'USD', { kind: 'mass', unit: 'kg' }],
  ['سعر السكر', 'بألف دولار كم كيس 50 كيلو أشتري؟', 'sugar', 1000, 'USD', { kind: 'sack', kg: 50 }],
  ['यूरिया का भाव', '20000 रुपये में कितने बोरे 50 किलो के आएंगे?', 'urea', 20000, 'INR', { kind: 'sack', kg: 50 }],
  ['गेहूं का दाम', '500 डॉलर में कितने टन खरीद सकता हूँ', 'wheat', 500, 'USD', { kind: 'mass', unit: 't' }],
])(
  'Q74 what money buys of what was told before: %s %s',
  (before, text, commodity, money, currency, counted) => {
    expect(boughtOf(after([before, text]))).toEqual(asBought(commodity, money, currency, counted))
  },
)

test.each<[string, string, number, string, CountedIn]>([
  ['With 2,000 pounds how many kilos of DAP could I get?', 'dap', 2000, 'GBP', { kind: 'mass', unit: 'kg' }],
  ['how many dozen eggs would 50 dollars buy in Nicaragua', 'eggs', 50, 'USD', { kind: 'dozen' }],
  [
    'how many barrels of crude oil for 100,000 dollars',
    'crude-oil',
    100000,
    'USD',
    { kind: 'volume', unit: 'barrel' },
  ],
  ['how many 50kg bags of wheat does R20000 buy', 'wheat', 20000, 'ZAR', { kind: 'sack', kg: 50 }],
  [
    'amount of palm oil I can afford with 50000 rupees in kg',
    'palm-oil',
    50000,
    'INR',
    { kind: 'mass', unit: 'kg' },
  ],
  [
    'how many kilos of tea did 100 dollars buy in March 2022',
    'tea',
    100,
    'USD',
    { kind: 'mass', unit: 'kg' },
  ],
  ['1000 dollars of urea is how many 50 kg bags', 'urea', 1000, 'USD', { kind: 'sack', kg: 50 }],
  ["avec 250 000 francs, combien de sacs de 50 kg d'urée ?", 'urea', 250000, 'XAF', { kind: 'sack', kg: 50 }],
  [
    'que peut-on acheter comme blé pour 1500 euros, en tonnes',
    'wheat',
    1500,
    'EUR',
    { kind: 'mass', unit: 't' },
  ],
  ['500 dollars me donnent combien de kilos de cacao', 'cocoa', 500, 'USD', { kind: 'mass', unit: 'kg' }],
  ['¿cuántas toneladas de urea compro con 10000 dólares?', 'urea', 10000, 'USD', { kind: 'mass', unit: 't' }],
  [
    '¿cuánto aceite de soja me alcanza con 2000 dólares, en kilos?',
    'soybean-oil',
    2000,
    'USD',
    { kind: 'mass', unit: 'kg' },
  ],
  ['¿cuántos sacos de 50 kg de DAP se compran con 900 dólares?', 'dap', 900, 'USD', { kind: 'sack', kg: 50 }],
  ['quantos sacos de 50 kg de ureia compro com 3000 dólares?', 'urea', 3000, 'USD', { kind: 'sack', kg: 50 }],
  [
    'com 5 mil reais quantos quilos de algodão dá pra comprar',
    'cotton',
    5000,
    'BRL',
    { kind: 'mass', unit: 'kg' },
  ],
  ['quantas toneladas de arroz se compra com 2000 dólares', 'rice', 2000, 'USD', { kind: 'mass', unit: 't' }],
  ['dola 500 zinaweza kununua tani ngapi za mahindi?', 'maize', 500, 'USD', { kind: 'mass', unit: 't' }],
  [
    'nikiwa na dola 300 nitanunua mifuko mingapi ya urea ya kilo 50',
    'urea',
    300,
    'USD',
    { kind: 'sack', kg: 50 },
  ],
  ['kilo ngapi za kahawa robusta kwa dola 100', 'coffee-robusta', 100, 'USD', { kind: 'mass', unit: 'kg' }],
  ['كم طن يوريا أشتري بألفي دولار؟', 'urea', 2000, 'USD', { kind: 'mass', unit: 't' }],
  ['كم كيلو من القمح يمكنني شراؤه ب 500 دولار', 'wheat', 500, 'USD', { kind: 'mass', unit: 'kg' }],
  ['500 دولار تشتري كم كيس يوريا 50 كيلو', 'urea', 500, 'USD', { kind: 'sack', kg: 50 }],
  ['10000 रुपये में कितने किलो कपास खरीद सकते हैं?', 'cotton', 10000, 'INR', { kind: 'mass', unit: 'kg' }],
  ['1000 डॉलर में यूरिया के 50 किलो के कितने बोरे मिलेंगे', 'urea', 1000, 'USD', { kind: 'sack', kg: 50 }],
])('Q74 what money buys of what is named: %s', (text, commodity, money, currency, counted) => {
  expect(boughtOf(after([text]))).toEqual(asBought(commodity, money, currency, counted))
})

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
