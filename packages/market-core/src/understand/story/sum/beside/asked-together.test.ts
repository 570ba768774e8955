import { expect, test } from 'vitest'
import { compose } from '../../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../../answer/price-data.fixture.ts'
import { understand } from '../../../question.ts'

const tell = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, local: [], today: '2026-09' }).statements
const resultsOf = (text: string) =>
  tell(text).flatMap(({ code, facts }) =>
    code === 'story_result' || code === 'story_change' || code === 'story_behind'
      ? facts.map(({ value }) => Number(value.toFixed(2)))
      : [],
  )

test.each<[string, number[]]>([
  [
    'cowpea bag dropped from 31,500 to 24,700 between July and now, what percent is that and what do I lose on 48 bags',
    [21.59, 326_400],
  ],
  [
    'Last month 22,000 a bag, now 18,700: what percent down, and how much do I lose on my 35 bags?',
    [15, 115_500],
  ],
])('N69 the change of the price of one and what it makes of so many: %s', (text, values) => {
  expect(resultsOf(text).map(Math.abs)).toEqual(expect.arrayContaining(values))
})

test.each<[string, number]>([
  [
    'Three plots of teff: 0.8 ha gave 14 quintals, 1.2 ha gave 19, half a hectare gave 10.5. Average yield per hectare?',
    17.4,
  ],
  ['plot one 1.5 ha gave 36 quintals, plot two 2 ha gave 39 quintals. average tonnes per hectare?', 2.14],
])('N70 the mean harvest of several lands is of all of them: %s', (text, value) => {
  expect(resultsOf(text)).toEqual([value])
})

test.each<[string, number[]]>([
  [
    'Corn: 187 bu/ac on 410 acres at $4.15, all-in cost $745/ac. Profit per acre, total, and my break-even per bushel?',
    [31.05, 76_670, 12_730.5, 3.98],
  ],
  [
    'Six hectares of barley, 5.1 t off each. Merchant gives 172 euro the tonne and my bills came to 4,200 euro. what stays?',
    [1063.2, 30.6],
  ],
  [
    '315 lambs, 22.4 kg carcase average, $8.10 a kilo dressed, $14 a head for freight. Net cheque?',
    [52_743.6, 7056],
  ],
])(
  'N71 a price is of the harvest and a harvest of each of the land that stand before them: %s',
  (text, values) => {
    expect(resultsOf(text)).toEqual(values)
  },
)

test.each<[string, number]>([
  [
    'The SACCO lends me 2,400,000 shillings for one year, flat 18 percent, paid back in 12 equal parts. How much is each part?',
    236_000,
  ],
  [
    'Borrowed 120,000 at 10 percent flat for one year, repaid in 12 equal instalments. How much is each instalment?',
    11_000,
  ],
])('N73 a flat rate for one year is told by the part: %s', (text, value) => {
  expect(resultsOf(text)).toEqual([value])
})
