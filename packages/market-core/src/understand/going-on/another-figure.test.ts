import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import type { Question } from '../reading.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { withAnotherFigure } from './another-figure.ts'

const breakEven = 'Break even for maize, cost 900 per ha and yield 4.5 t/ha'
const lot = 'I have 18 quintals of wheat, buyer says 9,200 birr a quintal. how much is that'
const wages = '5 workers for 6 days at 400 a day each, what do I pay'
const bags = 'I sold 30 bags at 3200. Costs were 40000. What is left?'
const goats = '12 goats at 8500 each, feed 20000, transport 6000. What is left?'
const margin = 'Maize 10 ha, cost 300 per ha, yield 4 t/ha, price 200 per t. What is my margin?'

test.each([
  [breakEven, 'and if I only get 3 t?', '4.5', '3'],
  [breakEven, 'and with 3 t/ha?', '4.5', '3'],
  [breakEven, 'suppose only 3 tonnes', '4.5', '3'],
  [breakEven, 'and if costs rise to 1100?', '900', '1100'],
  [breakEven, 'make that 1100 per ha', '900', '1100'],
  [lot, 'and if he only takes 15 of them?', '18', '15'],
  [lot, 'and if he only takes 15?', '18', '15'],
  [lot, 'and for 20 quintals?', '18', '20'],
  [lot, 'make that 12 quintals', '18', '12'],
  [lot, 'what if the price falls to 8,800', '9,200', '8800'],
  [lot, 'at 8,800 then?', '9,200', '8800'],
  [wages, 'with 4 workers instead', '5 workers', '4 workers'],
  [wages, 'and for 8 days?', '6', '8'],
  [wages, 'if I pay 450', '400', '450'],
  [bags, 'and if the price falls to 2900?', '3200', '2900'],
  [bags, 'with 25 bags?', '30', '25'],
  [bags, 'no, 35 bags', '30', '35'],
  [bags, 'sorry it was 3100 a bag', '3200', '3100'],
  [bags, 'and if costs go up to 50000?', '40000', '50000'],
  [goats, 'and if the feed is 25,000?', '20000', '25000'],
  [goats, 'at 9000 each', '8500', '9000'],
  [goats, 'and if I sell only 10', '12', '10'],
  [margin, 'make that 12 ha', '10 ha', '12 ha'],
  [margin, 'sorry, cost is 350 per ha', '300', '350'],
])('Q46 one figure takes the place of its kind: %s, then: %s', (told, then, was, is) => {
  expect(withAnotherFigure(told, then)).toEqual({ told: told.replace(was, is) })
})

test.each([
  [goats, 'what if 2 die'],
  [goats, 'and my brother takes 10000'],
  [goats, 'and per goat?'],
  [margin, 'and if I also pay 50 for transport'],
  [bags, 'and 5 bags more'],
  [bags, 'and if the price is 10% higher?'],
  [bags, 'and with manure at 300'],
  [lot, 'at what price do I get 200000?'],
  [goats, 'and if I have 3 of them slaughtered for myself'],
])('Q46 what adds, takes off or is of another kind takes no place: %s, then: %s', (told, then) => {
  expect(withAnotherFigure(told, then)).toBeUndefined()
})

const told = (...turns: readonly string[]): Question | undefined =>
  turns.reduce<Question | undefined>((before, text) => understand(text, storedPlaces, before), undefined)
const two = 'I sold 30 bags at 3200 and 20 bags at 3000. How much in all?'

test('Q46 another crop is another sum', () => {
  expect(told(margin, 'and 5 ha of wheat?')?.commodities).toEqual(['wheat'])
})

test('Q46 a figure that may be meant for two is asked back', () => {
  expect(told(two, 'and if the price falls to 2900?')).toMatchObject({ story: { unplaced: [2900] } })
})

test.each([
  ["J'ai 18 quintaux de blé à 9200 le quintal, combien ça fait ?", "et s'il n'en prend que 15 ?", 138_000],
  ["J'ai 18 quintaux de blé à 9200 le quintal, combien ça fait ?", 'et si le prix tombe à 8800 ?', 158_400],
  ['Tengo 18 quintales de trigo a 9200 el quintal, ¿cuánto es?', '¿y si solo compra 15?', 138_000],
  ['Tengo 18 quintales de trigo a 9200 el quintal, ¿cuánto es?', '¿y si el precio baja a 8800?', 158_400],
  ['Tenho 18 quintais de trigo a 9200 o quintal, quanto dá?', 'e se ele só levar 15?', 138_000],
  ['Tenho 18 quintais de trigo a 9200 o quintal, quanto dá?', 'e se o preço cair para 8800?', 158_400],
  ['Nina magunia 18 ya mahindi kwa 9200 kwa gunia, ni kiasi gani?', 'na kama atachukua 15 tu?', 138_000],
  ['Nina magunia 18 ya mahindi kwa 9200 kwa gunia, ni kiasi gani?', 'na bei ikishuka hadi 8800?', 158_400],
  ['मेरे पास 18 क्विंटल गेहूं है, भाव 9200 प्रति क्विंटल, कुल कितना?', 'और अगर वह सिर्फ 15 ले?', 138_000],
  ['18 quintal gehu 9200 per quintal, kul kitna', 'agar daam 8800 ho jaye to?', 158_400],
  ['عندي 18 قنطار قمح بسعر 9200 للقنطار، كم المجموع؟', 'وماذا لو أخذ 15 فقط؟', 138_000],
  ['عندي 18 قنطار قمح بسعر 9200 للقنطار، كم المجموع؟', 'وإذا نزل السعر إلى 8800؟', 158_400],
])('Q46 in other languages, too: %s, then: %s', (first, then, value) => {
  expect(told(first, then)?.story).toMatchObject({ sum: { value: { value } } })
})

test.each([
  [
    'Je dépense 410 000 francs par hectare de cacao et je récolte 500 kg par hectare. Seuil de rentabilité ?',
    'et si je ne fais que 400 kilos ?',
  ],
  ['Break even for cocoa, cost 410000 per ha and yield 500 kg/ha', 'and if I only get 400 kg?'],
  [
    'Gasto 410000 por hectárea de cacao y cosecho 500 kg por hectárea. ¿Punto de equilibrio?',
    '¿y si solo hago 400 kg?',
  ],
])('Q46 a harvest that is smaller costs more a tonne, and is no cost: %s, then: %s', (first, then) => {
  const { figures, story } = told(first, then) ?? {}
  const read = story && 'sum' in story ? story.sum.result : 'break-even'
  expect([figures?.costPerHa, figures?.yieldTPerHa, read]).toEqual([410_000, 0.4, 'break-even'])
})
