import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { withoutTellings } from './without-tellings.ts'

const results = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.flatMap(({ facts }) =>
    facts.map(({ value }) => value),
  )

test.each([
  [
    'Hello, good people. I am Wanjiru, 67, and I am tired. I sold 18 bags of beans at 9,500 shillings each and paid 14,000 for transport. What did I remain with?',
    157000,
  ],
  [
    'The generator is 15 years old and drinks fuel. I harvested 4 tonnes of soybeans on 2 hectares and spent 900,000 naira. What is my cost per tonne?',
    225000,
  ],
  ["Dad's 81 and still fixes the combine. I've 500 bushels of beans at $10.40. What's that worth?", 5200],
  [
    'We were 9 children and I am the last. I bought 3 bags of NPK at 160,000 each and 2 bags of urea at 150,000. How much did I spend?',
    780000,
  ],
  [
    'Minha mãe tem 84 anos e mora comigo. Gastei 3.200 reais por hectare e colhi 60 sacas por hectare. Qual é o custo por saca?',
    3200 / 60,
  ],
  [
    'Mi abuela tuvo 11 hijos y enterró 3. Vendí 25 sacos de frijol a 1,200 pesos cada uno y gasté 9,000 en la cosecha. ¿Cuánto me quedó?',
    21000,
  ],
  [
    'Babangu ana miaka 80 na bado anatembea. Nimeuza magunia 30 ya mahindi kwa shilingi 60,000 kila gunia. Nimepata ngapi?',
    1800000,
  ],
  ['मेरी पत्नी 45 साल की है और 2 बार बीमार पड़ी। मैंने 30 क्विंटल गेहूं 2300 रुपये क्विंटल पर बेचा। कुल कितना मिला?', 69000],
])('Q58 what is only told of people is no figure of a sum: %s', (text, result) => {
  expect(results(text).some((value) => Math.abs(value - result) < 1e-6 * result)).toBe(true)
})

test.each([
  'I hired 3 men for 5 days. I paid 400 shillings a day each. What did labour cost?',
  'We are 5 brothers. We sold the ox at 900 dollars. How much for each?',
  'I have 30 hives. Each gives 12 kg and honey is 5 dollars a kg. What do I get?',
  'The way took 2 days. Fuel was 3000 shillings a day. What did fuel cost?',
  'There were 6 visitors. Every visitor took 2 kg of beans at 90 shillings a kg. What did they cost me?',
  'Vendi 40 sacos de papa a 850 el saco. el flete fue 4200 y los costales 2100. cuanto me queda',
  'I picked 1,200 kg of tomatoes, packed in boxes of 15 kg. A box fetches 260. How much is that?',
  '12 at 300 and 15 and 4000. profit?',
  'I sold 3 goats at 80 dollars. Transport was 90. What is left?',
  'Babangu ana mbuzi 80 na ng’ombe 4. Nimeuza magunia 30 ya mahindi kwa shilingi 60,000. Nimepata ngapi?',
  'Rain took 3 bags. I have 20 bags at 500 rand. What are they worth?',
])('Q58 what a sum may be of stays in it: %s', (text) => {
  expect(withoutTellings(text)).toBeUndefined()
})
