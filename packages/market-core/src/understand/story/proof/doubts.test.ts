import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const codes = (...turns: readonly string[]): readonly string[] => {
  const question = turns.reduce<ReturnType<typeof understand> | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )
  return question === undefined ? [] : compose(question, priceData).statements.map(({ code }) => code)
}

test.each([
  // A harvest beside a land, with costs of each of it: of each, or of all.
  'I have 35 ha, costs are 620 a hectare and the yield is 7 t at 190 a tonne. What is left?',
  'Seed 95 usd/ha, fertiliser 260 usd/ha, my 35 ha, I expect 7 t. Break even price?',
  'Costs 8000 an acre on 4 acres, yield 25 bags, a bag goes for 3100. What is my profit?',
  // A number that no word calls money.
  'Harvest was 62 bags, we kept 14 for food, rest sold at 3400. How much money from sales?',
  'The broker keeps 5 on each kilo, coop price 62, I delivered 840 kg. What do I get?',
  'Margin per bag if it costs 900 to grow and sells at 1400? And for 60 bags?',
  'I get 60 percent of the crop and the landlord 40. The harvest is 85 bags. How many bags are mine?',
  // What is taken off of each, or of all.
  'Each acre gives 20 bags, I have 5 acres, I keep 10 bags, a bag is 3000, how much money do I get?',
  // What is asked is of a time, and one cost is of none.
  '100 hens lay 80 eggs a day, each egg 10, feed 500. What is left per week?',
  // Money beside a lot with nothing to say whether it is of each.
  'Comprei 30 bezerros a 1.900 e vendi a 2.450 cada, ração 6.200. Lucro?',
  // A lot counts once, and what is left has a cost.
  '25 calves at 310 kg each, 2.9 a kilo, haulage 12 a calf. Cheque?',
  '17 sheep, sheared 3.2 kg each, wool 1.10 a kg, shearer 1.5 a sheep, what is left?',
  // One lot is sold once, and what is taken away is not spent.
  'Fixed costs 700 per ha and on top 2.80 for every sack. 60 sacks off the ha. What do I make at 15?',
  'Seventeen crates at three hundred and twenty each take away one thousand for the driver',
  '30 boxes at 80 each, taking away 400 for the porter. What is it?',
  // What one offer loses the other does not.
  'Trader offers 2,700 for wet maize or I dry it, lose 8 percent and sell at 3,050. 50 bags. What is the difference?',
  // All of it together is no difference.
  'Sold 3 loads of sand 40 each and 2 loads of manure 25 each, what total?',
  '1 tonne of manure 1200, I need 5 t an acre on 3 acres. Cost?',
  // A conversion uses all that was told, and one of litres makes no kilos of another thing.
  'Groundnuts in shell 750 kg, shelling percentage 68. Kernels, how many kilos?',
  'Every 12 litres of milk makes one kilo of cheese. How many kilos from 300 litres?',
  // Two offers for one thing are of one size; "how many" is not a part of one.
  'Pump costs 42,000 cash or 12 payments of 4,100. How much more on instalments?',
  'One bale feeds 4 cows a day. I have 28 cows and winter is 120 days. How many bales?',
  // Words that change a figure.
  'My 5 cows give 8 litres each twice a day, at 45 a litre. What do I get in a week?',
  'Diesel is 1.5 a litre, the lorry needs 12 litres each way. What does the trip cost?',
])('N37 what may be meant in two ways is never told plainly: %s', (text) => {
  const told = codes(text)
  expect(told).not.toContain('story_result')
  expect(told).not.toContain('result')
  expect(told.filter((code) => /^(?:story_offers|conversion|break_even.*)$/.test(code))).toEqual([])
})

test.each([
  'Costs 620 per hectare on 10 ha, 60 t harvested in all, 130 a tonne. What is the profit?',
  'I sold 40 bags at 2200, feed was 40. What is left?',
  'I sold 20 bags at 2200 and 20 bags at 2400. What did I get?',
  'Sold 40 bags at 2200 and spent 80 on twine. What is left?',
])('N37 what its words say is told: %s', (text) => {
  const told = codes(text)
  expect(told.some((code) => code === 'story_result' || code === 'result')).toBe(true)
})

test.each([
  'I spent 450 on feed, 90 on vet and 60 on labour. What percentage is that?',
  'I sold 30 bags at 2500 and 20 bags at 2600. How many bags is that?',
])('N37 whoever asks for a share or a number is told no money: %s', (text) => {
  expect(codes(text)).not.toContain('story_result')
})
