import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import type { Figure, SumKind } from '../../reader/question.ts'
import type { Unit } from '../../reader/units.ts'
import { answerQuestion } from '../answer-question.ts'
import { priceData, sampleThing, statementCodes, statementValues } from '../price-data.fixture.ts'

const bag: Unit = { kind: 'sack', kg: 90 }
const acre: Unit = { kind: 'area', unit: 'acre' }
const ha: Unit = { kind: 'area', unit: 'ha' }
const t: Unit = { kind: 'mass', unit: 't' }
const kg: Unit = { kind: 'mass', unit: 'kg' }
const goat: Unit = { kind: 'piece', name: 'goats' }

const sum = (asked: SumKind, figures: readonly Figure[], of?: string) =>
  answerQuestion({ kind: 'sum', asked, figures, ...(of && { thing: sampleThing(of) }) }, priceData)

const quantity = (value: number, unit?: Unit): Figure => ({ role: 'quantity', value, ...(unit && { unit }) })
const price = (value: number, per?: Unit, currency = 'KES'): Figure => ({
  role: 'price',
  value,
  currency,
  ...(per && { per }),
})
const cost = (value: number): Figure => ({ role: 'cost', value, currency: 'KES' })

test('I21 repeats the given numbers and calculates the total', () =>
  checkRows(
    [
      ['bags at a price of each', [quantity(20, bag), price(3000, bag)], 60_000],
      ['tonnes at a price per kg', [quantity(2, t), price(30, kg)], 60_000],
      ['goats at a price of each', [quantity(4, goat), price(5000)], 20_000],
      ['bags without a weight', [quantity(5, { kind: 'sack' }), price(100, { kind: 'sack' })], 500],
      [
        'what was lost is taken off',
        [quantity(20, bag), { role: 'lost', value: 2 } as const, price(3000, bag)],
        54_000,
      ],
      [
        'two things at two prices',
        [quantity(2, goat), price(100, goat), quantity(3, kg), price(10, kg)],
        230,
      ],
      [
        'a yield on an area',
        [
          { role: 'yield', value: 10, unit: bag, per: acre } as const,
          { role: 'area', value: 3, unit: acre } as const,
          price(100, bag),
        ],
        3000,
      ],
      ['costs alone', [cost(200), cost(300)], 500],
    ],
    ([, figures, value]) => {
      const told = sum('total', figures)
      expect(statementCodes(told)).toEqual(['given', 'total'])
      expect(statementValues(told, 'total')?.value).toBeCloseTo(value)
      expect(statementValues(told, 'given')?.figures).toEqual(figures)
    },
  ))

test('I22 calculates the money left after costs and commission', () =>
  checkRows(
    [
      ['totals less costs', [quantity(20, bag), price(3000, bag), cost(20_000)], 40_000],
      [
        'costs of each',
        [quantity(20, bag), price(3000, bag), { role: 'cost_each', value: 100, per: bag } as const],
        58_000,
      ],
      [
        'costs by the area',
        [
          quantity(20, bag),
          price(3000, bag),
          { role: 'area', value: 2, unit: acre } as const,
          { role: 'cost_per_area', value: 10_000, per: acre } as const,
        ],
        40_000,
      ],
      [
        'a commission',
        [quantity(20, bag), price(3000, bag), { role: 'percent', value: 10 } as const],
        54_000,
      ],
      [
        'a commission on all the money, before costs',
        [quantity(20, bag), price(3000, bag), cost(20_000), { role: 'percent', value: 10 } as const],
        34_000,
      ],
      ['money in and out', [price(50_000), cost(60_000)], -10_000],
    ],
    ([, figures, left]) => {
      expect(statementValues(sum('left', figures), 'left')?.left).toBeCloseTo(left)
    },
  ))

test('I23 gives a gross margin per land unit and for all the land, and names the costs left out', () => {
  const figures: Figure[] = [
    { role: 'yield', value: 6, unit: t, per: ha },
    price(200, t),
    { role: 'cost_per_area', value: 900, per: ha },
  ]
  const told = sum('margin', figures)
  expect(statementCodes(told)).toEqual(['given', 'left', 'margin_leaves_out'])
  expect(statementValues(told, 'left')).toMatchObject({ output: 1200, cost: 900, left: 300, land: ha })
  const whole = sum('margin', [...figures, { role: 'area', value: 4, unit: ha }])
  expect(whole.statements.flatMap((one) => (one.code === 'left' ? [one.values.left] : []))).toEqual([
    1200, 300,
  ])
})

test.each([
  ['for an amount', [quantity(20, bag), cost(9000)], { price: 450, per: bag }],
  ['in the unit of a given price', [quantity(2, t), cost(9000), price(5, kg)], { price: 4.5, per: kg }],
  [
    'for a yield',
    [
      { role: 'yield', value: 6, unit: t, per: ha } as const,
      { role: 'cost_per_area', value: 900, per: ha } as const,
    ],
    { price: 150, land: ha },
  ],
])('I24 calculates the break-even price %s', (_, figures, values) => {
  expect(statementValues(sum('break_even', figures), 'break_even')).toMatchObject(values)
})

test('I24 calculates the break-even yield for a given price when no amount is given', () => {
  const told = sum('break_even', [{ role: 'cost_per_area', value: 900, per: ha }, price(200, t)])
  expect(statementValues(told, 'break_even_yield')).toMatchObject({
    amount: { value: 4.5, unit: t },
    land: ha,
  })
})

test.each([
  [
    'equal shares of the money left',
    [price(50_000), cost(10_000), { role: 'shares', value: 4 } as const],
    10_000,
  ],
  ['equal shares of a harvest', [quantity(20, bag), { role: 'shares', value: 4 } as const], 5],
  ['costs per bag', [cost(12_000), quantity(20, bag)], 600],
  ['income per bag', [{ role: 'income', value: 12_000 } as const, quantity(20, bag)], 600],
])('I25 divides a total: %s', (_, figures, value) => {
  expect(statementValues(sum('each', figures), 'each')?.value.value).toBeCloseTo(value)
})

test.each([
  [[price(40_000), { role: 'percent', value: 10 } as const], 10, 4000],
  [[quantity(200, kg), { role: 'percent', value: 15 } as const], 15, 30],
  [[quantity(20, bag), { role: 'lost', value: 5 } as const], 25, 5],
  [[price(40_000), cost(10_000)], 25, 10_000],
])('I25 converts between a share and its percentage of a total: %j', (figures, percent, value) => {
  const told = statementValues(sum('percent', figures), 'percent_of')
  expect([told?.percent, told?.value.value]).toEqual([percent, value])
})

test('I26 keeps the dry matter of grain when its moisture changes', () => {
  const told = sum('dry_matter', [
    quantity(10, t),
    { role: 'moisture', value: 20 },
    { role: 'moisture_wanted', value: 13.5 },
  ])
  expect(statementValues(told, 'dry_matter')?.result).toBeCloseTo(9.249)
})

test('I27 uses the stored price, in the farmer’s currency, when a calculation has no price', () => {
  const told = sum('total', [quantity(2, t)], 'maize')
  expect(statementCodes(told)).toEqual(['given', 'total', 'price', 'not_your_price'])
  expect(statementValues(told, 'total')).toMatchObject({ value: 396.8, currency: 'USD' })
  const inEuros = sum('left', [quantity(2, t), { role: 'cost', value: 100, currency: 'EUR' }], 'maize')
  expect(statementValues(inEuros, 'left')?.output).toBeCloseTo(396.8 / 1.16)
  expect(statementCodes(inEuros)).toContain('converted')
})

test('I28 asks for the numbers that a calculation still needs', () =>
  checkRows(
    [
      ['an amount and a price', 'total', [], undefined, ['quantity', 'price']],
      ['a price', 'total', [quantity(2, t)], undefined, ['price']],
      ['costs', 'left', [quantity(20, bag), price(3000, bag)], undefined, ['cost']],
      [
        'a price in the unit of the amount',
        'total',
        [quantity(20, bag), price(30, goat)],
        undefined,
        ['price'],
      ],
      [
        'nothing that is at no price',
        'total',
        [
          { role: 'time', value: 54, unit: { kind: 'time', unit: 'year', name: 'years' } },
          quantity(12, goat),
          quantity(85, kg),
          price(130, kg),
        ],
        undefined,
        ['quantity'],
      ],
      ['a wanted moisture', 'dry_matter', [quantity(2, t)], undefined, ['moisture']],
    ] as const,
    ([, asked, figures, of, missing]) => {
      const told = sum(asked, figures, of)
      expect(statementValues(told, 'sum_needs')).toEqual({ missing })
      expect(told.answered).toBe(false)
    },
  ))

test('I28 does not mix two currencies, and does not price a bag of unknown weight', () => {
  expect(statementCodes(sum('left', [price(10), { role: 'cost', value: 5, currency: 'USD' }]))).toEqual([
    'given',
    'no_common_money',
  ])
  expect(statementCodes(sum('total', [quantity(3, { kind: 'sack' })], 'maize'))).toEqual([
    'given',
    'bag_weight',
  ])
  expect(statementCodes(sum('left', [quantity(2, t), cost(100)], 'maize'))).toEqual([
    'given',
    'no_common_money',
  ])
})
