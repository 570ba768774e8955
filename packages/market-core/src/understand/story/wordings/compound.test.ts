import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const told = (text: string) => compose(understand(text, pricePlaces), priceData).statements
const results = (text: string): number[] =>
  told(text).flatMap(({ code, facts }) =>
    (/^(?:story_result|result|worth|break_even.*)$/.test(code) ? facts : []).map(({ value }) => value),
  )

test.each([
  ['my land is 5 feddan and 12 qirat, how many hectares', 5.5 * 0.420_083_3],
  ['sold 14 quintal 60 kg wheat at 2275 per quintal, total?', 33_215],
  ['12 maund 20 kg wheat at 3,900 per maund. total?', 48_750],
  ['land is 14 rai 2 ngan, yield 650 kg per rai, total kg?', 9425],
  ['6 acres 4 kanal, cost 58,000 per acre, total', 377_000],
  ['gehu 18 quintal 40 kilo, rate 2300, kitna hua', 42_320],
])('Q62 an amount in two units is one amount: %s', (text, value) => {
  expect(results(text)).toContainEqual(expect.closeTo(value, 4))
})

test('Q62 bags behind the second unit have it for their own', () => {
  expect(results('14 quintals 60 kg bags at 2275 per quintal total?')).not.toContainEqual(
    expect.closeTo(33_215, 4),
  )
})

test.each([
  [
    'I sold potatoes: 11 tonnes at 9.5 pounds the kilo and 4 tonnes of small ones at 6. Add both up for me',
    128_500,
  ],
  ['40 quintal at 21 rs a kg and 15 quintal at 18, total amount?', 111_000],
  ['Onion mandi rate 1,850 rupees a quintal, my trolley weighed 3,240 kg net. total please', 59_940],
  ["Milk: 48,000 litres at 38.5p. What's the cheque?", 18_480],
  ['hauling 38 loads of 950 bushels, how many bushels total', 36_100],
  ['1,180 lambs at 6.85 a kg, 22.4 kg carcass. gross?', 1180 * 22.4 * 6.85],
  ["520 lambs 18.6 kg at 8.05 a kilo, what's that come to?", 520 * 18.6 * 8.05],
  ['Dairy cheque: 86,400 kg milksolids at $9.20. What does that make?', 794_880],
  ['6.2 t/ha maize, price R4,150, costs R19,800/ha. what is left per ha', 5930],
  [
    'My rice costs for 1.5 hectares were 12,000 seeds and fertilizer, 9,500 labor, 6,000 harvester and 2,750 irrigation pesos. How much per hectare?',
    30_250 / 1.5,
  ],
  ['1,400 kg at 350, third goes to the landlord, what is mine?', (1400 * 350 * 2) / 3],
])('Q65 what stands beside a figure says what it is of: %s', (text, value) => {
  expect(results(text)).toContainEqual(expect.closeTo(value, 4))
})
