import { expect, test } from 'vitest'
import { compose } from '../../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../../answer/price-data.fixture.ts'
import { understand } from '../../../question.ts'

const told = (text: string) => compose(understand(text, pricePlaces), priceData).statements

const offers = (text: string): number[] =>
  told(text).flatMap(({ code, facts }) => (code === 'story_offers' ? facts.map(({ value }) => value) : []))

test.each([
  ['One shop: 2 kg tin of beans 290 bob. Other: 90 kg bag at 11,700. Which one is less per kilo?', 145, 130],
  ['shop A sells 25 kg feed at 1,450, shop B 70 kg at 3,850. cheaper per kg?', 58, 55],
  ['50 kg NPK is 38,000 and 25 kg is 20,500. which cheaper per kg?', 760, 820],
  ['jerrycan of 20 litres 78,000, 5 litre tin 21,500, which is cheaper a litre', 3900, 4300],
  ['1 tonne bag of 18-6-12 is 545 and 50 kg bag is 29, cheapest per tonne?', 545, 580],
  ['1 bag maize 100kg 420 cedis, olonka 2.5kg 12 cedis, which is better for selling', 4.2, 4.8],
  ['o saco de adubo de 50 kg custa 165 e o de 25 kg custa 88. qual é mais barato por quilo?', 3.3, 3.52],
  ['saco de 50 kg custa 2.900 e o de 10 kg custa 640. qual é mais em conta por quilo?', 58, 64],
  ['un big bag de 600 kg à 312 €, ou 25 kg à 14,50 €. lequel est le moins cher au kilo ?', 0.52, 0.58],
  ['le bidon de 5 litres à 14 000 et celui de 1 litre à 3 200, lequel est moins cher au litre', 2800, 3200],
  ['el abono de 50 kg vale 310 quetzales y el de 25 kg 168. cual sale mejor por kilo', 6.2, 6.72],
  ['mfuko wa kilo 50 ni 78,000 na wa kilo 25 ni 41,000. upi nafuu kwa kilo?', 1560, 1640],
  ['50 किलो की बोरी 1350 की और 45 किलो की 1240 की, कौन सी सस्ती है?', 27, 1240 / 45],
  ['5 लीटर का डिब्बा 2100 और 1 लीटर 460, कौन सस्ता पड़ेगा?', 420, 460],
  ['جوال 90 كيلو بـ 36000 وجوال 50 كيلو بـ 21000 أيهما أرخص للكيلو؟', 400, 420],
  ['كيس 50 كيلو بـ 320 درهم وكيس 25 كيلو بـ 175 درهم أيهما أرخص؟', 6.4, 7],
])('N45 of two packs each is told by one kilo or litre: %s', (text, one, other) => {
  expect(offers(text)).toContainEqual(expect.closeTo(one, 6))
  expect(offers(text)).toContainEqual(expect.closeTo(other, 6))
})

test.each([
  // Several packs, and prices that are of different amounts.
  '3 bags of 50 kg at 4,500 and 25 kg at 800, which is cheaper per kg',
  '50 kg at 165 and 25 kg at 800, which is cheaper per kg',
])('N45 what is not plainly a pack and its price is none: %s', (text) => {
  expect(told(text).filter(({ code, values }) => code === 'story_offers' && 'isCost' in values)).toEqual([])
})

test('N45 two packs make no price of one kilo together', () => {
  const codes = told('the packs: 50 kg at 165 and 25 kg at 88. what is a kilo?').map(({ code }) => code)
  expect(codes).toContain('story_unplaced')
  expect(codes).not.toContain('worth')
})

test('A36 what a pack holds stays with its price, in other languages, too', () => {
  const [said] = told(
    'o saco de adubo de 50 kg custa 165 e o de 25 kg custa 88. qual é mais barato por quilo?',
  ).filter(({ code }) => code === 'story_offers')
  expect(said?.values).toMatchObject({
    offers: [
      { value: 165, per: '50 kg' },
      { value: 88, per: '25 kg' },
    ],
  })
})
