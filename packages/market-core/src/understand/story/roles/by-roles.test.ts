import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'
import type { Question } from '../../reading.ts'

const tell = (...turns: readonly string[]) => {
  const question = turns.reduce<Question | undefined>(
    (previous, turn) => understand(turn, pricePlaces, previous),
    undefined,
  )
  if (question === undefined) throw new Error('nothing was asked')
  return compose(question, { ...priceData, local: [], today: '2026-09' }).statements
}
const resultsOf = (...turns: readonly string[]) =>
  tell(...turns).flatMap(({ code, facts }) =>
    code === 'story_result' || code === 'story_offers' ? [Number(facts.at(-1)?.value.toFixed(2))] : [],
  )

test.each<[string, number[]]>([
  [
    'La coop offre 310 €/t, le négoce 325 €/t mais je paie 12 €/t de transport. Pour 80 t, combien de plus avec le négoce ?',
    [240],
  ],
  [
    'Guardo 60 toneladas cuatro meses, el silo cobra 5 dólares por tonelada y mes y pierdo 3%. ¿Cuánto me cuesta el silo y cuántas toneladas me quedan?',
    [58.2, 1200],
  ],
  [
    '9 recolectores por 6 días a 45000 pesos el día, más almuerzo 8000 por persona y día. Total?',
    [2_862_000],
  ],
  ['Nina ekari 6, kila ekari magunia 18 ya mahindi na gunia nauza 52,000. Jumla?', [5_616_000]],
  [
    '500 layers eating 115 g a day, how many 50 kg bags in 30 days and the bill at R 390 a bag?',
    [34.5, 13_455],
  ],
  ['6 pickers for 4 days, 900 a day for all together and lunch 60 per person and day. what do I pay', [5040]],
  ['if i lose 10 percent of 55 bags how many remain and what do i get at 420 a bag', [49.5, 20_790]],
  ['hazelnut 1,450 kg x 130 lira, minus 2% stopaj and 1,800 lira transport, what is left?', [182_930]],
  ['वेतन: 5 मजदूर 4 दिन 400 रुपये रोज, और खाना 60 रुपये प्रति व्यक्ति प्रति दिन। कुल कितना?', [9200]],
])(
  'N59 a sum is made where every figure is surely for one thing and one plan answers: %s',
  (text, values) => {
    expect(resultsOf(text)).toEqual(values)
  },
)

test('N59 what was understood is told: each figure beside what it is of', () => {
  const [figures] = tell(
    '9 recolectores por 6 días a 45000 pesos el día, más almuerzo 8000 por persona y día. Total?',
  )
  expect(figures).toMatchObject({
    code: 'story_figures',
    values: {
      terms: [
        { part: 'out', factors: [{ value: 9 }, { value: 6 }, { value: 45_000, isMoney: true }] },
        { part: 'out', factors: [{ value: 9 }, { value: 6 }, { value: 8000, isMoney: true }] },
      ],
    },
  })
})

test.each([
  // Fed to each of them, or to all.
  ['40 cows eating 12 kg a day, how many 50 kg bags in 30 days and the bill at 390 a bag?'],
  // Of two buyers, and the cost is of neither or of one.
  ['Transport is 1.20 per bag. One pays 31 a bag, another 29.50 a bag. 210 bags. how much more is the first'],
  // A share of what nobody says.
  [
    '60 tonnes for four months, 5 dollars per tonne and month, moisture 3%. What does it cost and what is left?',
  ],
  // A rent of each month beside a price, and no word that calls it a cost.
  [
    'store: 100 t wheat 6 months at 1.8 a tonne per month, loss 1.5 percent, price 215. what do I get after storage',
  ],
  // One lot at two prices.
  ['At mile 9 they buy at 145, at mile 31 they buy at 160 but lorry is 8.50 a bag. For 120 bags: how much'],
])('N60 where a figure may be for something else, it is asked back as before: %s', (text) => {
  expect(resultsOf(text)).toEqual([])
})

test.each<[string, number[]]>([
  [
    "If my costs are 410 dollars a hectare and I expect 2.4 t/ha, what price per tonne do I need just to break even? I'm 72 and still farm.",
    [170.83],
  ],
  ['At plot number 18, weeding took 6 women 4 days at 300 shillings a day each. total bill?', [7200]],
  [
    'We are 40 kilometres from any road, 3 kids in school. I have 28 bags of beans, 7,800 a bag at the market, but the donkey man wants 250 a bag to bring them. If I sell all of it, how much comes home?',
    [211_400],
  ],
])('N61 ages, places and hours are no part of a sum: %s', (text, values) => {
  expect(resultsOf(text)).toEqual(values)
})

test('N61 what is left without an hour is no sum where no money is told', () => {
  expect(
    resultsOf('wind at 10m or at boom height - what are you giving me, and is it under 10 mph at 7am'),
  ).toEqual([])
})

test('N61 whom he has at home is no aside where something is parted between them', () => {
  expect(
    resultsOf('I have 3 kids and sold 30 bags at 900. The money is split, how much each?'),
  ).not.toContain(27_000)
})

test('N62 of what is left after a loss no whole one is told that is not there', () => {
  const told = tell('if i lose 10 percent of 55 bags how many remain and what do i get at 420 a bag')
  expect(told.find(({ code }) => code === 'story_result')?.values).not.toHaveProperty('whole')
})

test('N62 a margin is told for one acre and for all of them', () => {
  expect(
    resultsOf('Canola: 41 bu/acre x $13.60, costs $395/acre. margin per acre and for the 160 acre quarter?'),
  ).toEqual([162.6, 26_016])
})

test('N63 a sum is made at the price of what is named, and at the one that was told before', () => {
  expect(
    resultsOf(
      "Hail took 30% off my 16 hectares that should have given 3.2 t/ha. What's left worth at your HRW wheat?",
    ),
  ).toEqual([8888.32])
  expect(resultsOf("what's maize?", "ok 50 kg an acre on 160 acres, what's the bill at that")).toEqual([
    8000, 1587.2,
  ])
})

test('N63 at another price than that of what was asked nothing is reckoned', () => {
  expect(resultsOf('maize price in 2019?', "50 kg an acre on 160 acres, what's the bill at that")).toEqual([])
})
