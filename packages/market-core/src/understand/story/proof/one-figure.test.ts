import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const result = (...turns: readonly string[]): number | undefined => {
  const question = turns.reduce<ReturnType<typeof understand> | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )
  if (question === undefined) return undefined
  const told = compose(question, priceData).statements.find(({ code }) => code === 'story_result')
  return told?.facts.at(-1)?.value
}

test.each([
  [['What do 15 sheep at 4,200 each bring?', 'and if I take 22 of those'], 92_400],
  [['9 cows, 18 litres a day each, 0.50 a litre. What do I earn in 30 days?', 'and with 11 cows?'], 2970],
  [['I pay 8 workers 450 a day for 6 days, what is the total?', 'what if it is only 5 workers'], 13_500],
  [['I sell 45 trays at 380 a tray, feed costs 9,000. What is left?', 'and if the feed is 9,500?'], 7600],
])('N38 a turn that tells one figure anew puts it in the place of the old: %s', (turns, value) => {
  expect(result(...turns)).toBeCloseTo(value, 6)
})

test('N38 what is added is no figure anew', () => {
  expect(result('What do 15 sheep at 4,200 each bring?', 'and if I take 22 more sheep')).not.toBe(92_400)
})

test.each([
  ['I lost 155 of 6,200 kg in the store, what percent is that?', 2.5],
  ['Perdí 85 kilos de 1.700. ¿Qué porcentaje es?', 5],
  ['The dealer gives 4 percent off for cash, the bill is 26,750. What do I pay?', 25_680],
  ['Deposit 20 percent of 145,000, how much is that?', 29_000],
  ['I gather 14 trays daily with 30 eggs each. How many eggs a week?', 2940],
  ['8 workers 450 a day, 6 days, what are the wages?', 21_600],
  ['I pay 9 workers 300 daily for 12 days. What is the total?', 32_400],
  ['I pay 9 workers 300 daily plus lunch 50 each daily, 12 days. What is the total?', 37_800],
  ['3 ouvriers à 2 500 francs par jour pendant 8 jours, combien je paie ?', 60_000],
])('N39 a share of one figure in another, and pay by the day and the head, are sums: %s', (text, value) => {
  expect(result(text)).toBeCloseTo(value, 6)
})

test('N39 of what is left of so many no share is told that may be of the rest', () => {
  expect(result('Of 340 chicks 23 died. What percentage is left?')).toBeUndefined()
})
