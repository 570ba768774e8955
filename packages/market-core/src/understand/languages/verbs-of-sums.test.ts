import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const told = (text: string) => compose(understand(text, pricePlaces), priceData).statements
const results = (text: string): number[] =>
  told(text).flatMap(({ code, facts }) =>
    (/^(?:story_result|result|worth|break_even.*)$/.test(code) ? facts : []).map(({ value }) => value),
  )

test.each([
  [
    "j'ai récolté 1 450 kg de cacao, on me paie 1 800 le kilo, et je rends un tiers au propriétaire. il me reste combien ?",
    1_740_000,
  ],
  ["j'ai produit 860 kg, le patron prend la moitié, prix 1 500 le kilo. ma part en argent ?", 645_000],
  ['produje 24 toneladas, el dueño se lleva 30 por ciento, a 4,900 la tonelada ¿cuánto me queda?', 82_320],
  ['cosecho 22 cargas de café de 125 kg a 1.950.000 la carga, ¿cuánto es?', 42_900_000],
  ['1.240 novillos de 480 kg a 2,15 el kilo, ¿cuánto es?', 1_279_680],
  ['comprei 4 sacos a 1.850 meticais e 3 a 1.200. quanto gastei?', 11_000],
  ['gasto 3.900 por hectare e colho 55 sacas de soja; a 118 a saca quanto sobra?', 2590],
  ['ekari 3 kila ekari magunia 12, jumla magunia mangapi', 36],
  [
    'nimeuza magunia 45 kwa 62,000 kila moja, dalali asilimia 5, usafiri 90,000. nimebaki na ngapi',
    2_560_500,
  ],
  ['بعت 3 طن زيتون بـ 6500 درهم للطن وصرفت 4200. كم ربحت؟', 15_300],
  ['عندي 5 فدان وكل فدان أعطى 18 أردب، والأردب بـ 1900 جنيه. كم الإجمالي؟', 171_000],
  ['عندي 58 صندوق طماطم في كل صندوق 22 كيلو، والكيلو بـ 0.9 دينار، والنقل 140 دينار. كم يبقى لي؟', 1008.4],
])('Q63 verbs of a sum are read in their persons and times: %s', (text, value) => {
  expect(results(text)).toContainEqual(expect.closeTo(value, 4))
})
