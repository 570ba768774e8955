import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const tell = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, local: [], today: '2026-09' }).statements
const behindOf = (text: string) =>
  tell(text).flatMap(({ code, facts }) =>
    code === 'story_behind' ? facts.map(({ value }) => Number(value.toFixed(2))) : [],
  )

test.each<[string, number[]]>([
  [
    'Weevils finished 14% of my 180 sacks before I sold. The rest went for 68,000 TSh per sack. What did I get and what did the weevils cost me?',
    [154.8, 25.2, 1_713_600],
  ],
  ['14 goats giving 1.5 litres each a day, 30 days, 90 shillings a litre. What does the month bring?', [630]],
  [
    'I had 400 chicks, 7% died, sold the rest at 6.5 dollars each. how many sold and what came in?',
    [372, 28, 182],
  ],
  [
    '46 quintals of wheat at 2,400 rupees a quintal, the agent cut 3%. What is in hand?',
    [44.62, 110_400, 3312],
  ],
  [
    'A cow eats 9 kg of hay a day. I keep 22 cows for 120 days and hay is 180 dollars a tonne. Cost?',
    [23.76],
  ],
])('N65 a sum is told with the amounts that it rests on: %s', (text, values) => {
  expect(behindOf(text)).toEqual(values)
})

test.each<[string, number[]]>([
  [
    'Sold 310 trays at 340 bob, feed cost me 61,000 and vaccines 4,500. total expenses and profit pls',
    [65_500],
  ],
  ['We are 7 women, pool 84 crates, 1,150 each crate, transport 12,600. What does each woman get?', [84_000]],
  [
    'Barley 64 bushels to the acre on 90 acres at 5.20 a bushel, costs 210 an acre. profit per acre',
    [5760, 11_052],
  ],
])(
  'N66 all that came in, all costs and what is left in all are told where they are asked for: %s',
  (text, values) => {
    expect(behindOf(text)).toEqual(values)
  },
)

test('N66 nothing is added where one thing is asked and its line tells all', () => {
  expect(behindOf('Sold 31 trays at 340 bob, feed cost me 6,100 and vaccines 450. what is left?')).toEqual([])
})

test.each<[string, number, number[]]>([
  ['18 quintals per timad, 4 timad to one hectare, so t per ha?', 7.2, [72]],
  ['yield of 5 t per timad, 3 timad to one hectare, so how many kg per ha?', 15_000, []],
])('N67 an amount is told in the unit that is asked for: %s', (text, value, behind) => {
  const told = tell(text).find(({ code }) => code === 'story_result')
  expect(told?.facts.at(-1)?.value).toBeCloseTo(value, 6)
  if (behind.length > 0) expect(behindOf(text)).toEqual(behind)
})
