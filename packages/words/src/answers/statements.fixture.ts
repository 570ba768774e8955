import type {
  MissingInput,
  StatementCode,
  StatementValues,
} from '@smart-farming/market-core/answering/statement'
import { type Figure, TOPICS } from '@smart-farming/market-core/reader/question'
import type { Amount, Unit } from '@smart-farming/market-core/reader/units'

const series = { commodity: 'maize', name: 'Maize', priceType: 'benchmark' } as const
const other = {
  commodity: 'named:bread',
  name: 'Bread',
  priceType: 'retail',
  country: 'KE',
  market: 'Nakuru',
} as const
const shown = { value: 1234.5, currency: 'KES', per: 't' } as const
const price = { ...shown, month: '2026-08' } as const
const before = { value: 987.6, currency: 'KES', per: { written: '46 kg', kg: 46 }, month: '2025-08' } as const
const coins = {
  value: 3.25,
  currency: 'USD',
  per: { written: 'dozen' },
  month: '2026-07',
  coins: true,
} as const
const bags: Amount = { value: 20, unit: { kind: 'sack', kg: 90 } }
const units: readonly Unit[] = [
  { kind: 'mass', unit: 'kg' },
  { kind: 'sack' },
  { kind: 'area', unit: 'acre' },
  { kind: 'volume', unit: 'litre' },
  { kind: 'piece', name: 'goats' },
]
const figures: readonly Figure[] = [
  { role: 'quantity', value: 20, unit: { kind: 'sack', kg: 90 } },
  { role: 'lost', value: 2, unit: { kind: 'sack' } },
  { role: 'price', value: 3000, currency: 'KES', per: { kind: 'sack', kg: 90 } },
  { role: 'income', value: 60000, currency: 'KES' },
  { role: 'cost', value: 1500, currency: 'KES' },
  { role: 'cost_each', value: 10, per: { kind: 'piece', name: 'goat' } },
  { role: 'cost_per_area', value: 900, currency: 'KES', per: { kind: 'area', unit: 'ha' } },
  { role: 'yield', value: 6.5, unit: { kind: 'mass', unit: 't' }, per: { kind: 'area', unit: 'ha' } },
  { role: 'area', value: 3, unit: { kind: 'area', unit: 'acre' } },
  { role: 'time', value: 30, unit: { kind: 'time', unit: 'day', name: 'days' } },
  { role: 'shares', value: 4 },
  { role: 'percent', value: 10 },
  { role: 'moisture', value: 20 },
  { role: 'moisture_wanted', value: 13.5 },
]
const needed: readonly MissingInput[] = [
  'quantity',
  'price',
  'cost',
  'yield',
  'area',
  'shares',
  'percent',
  'moisture',
]
const contact = {
  country: 'IN',
  name: 'Kisan Call Centre',
  reach: '1800-180-1551',
  publisher: 'Ministry of Agriculture',
  noted: '2026-11',
} as const
const rate = { base: 'EUR', quote: 'USD', rate: 1.16, date: '2026-06-12' }
const money = (value: number) => ({ value, currency: 'KES', isMoney: true }) as const
const change = { over: 'month', percent: 3, from: '2026-07', to: '2026-08' } as const
const apart = { series, from: before, to: price }
const past = { series, limit: shown, start: '2025-09', end: '2026-08', last: price } as const
const ways = ['above', 'below'] as const

/** Examples of every statement; a missing example is a compile error. */
export const statementExamples: { readonly [Code in StatementCode]: readonly StatementValues[Code][] } = {
  nearest: [{ words: [] }, { words: ['zzyx'] }],
  not_read: [{ words: ['zzyx'] }],
  took: [
    {
      words: [
        ['maiz', 'maize'],
        ['whaet', 'wheat'],
      ],
    },
  ],
  kind_not_stored: (['farm-gate', 'retail', 'wholesale', 'futures', 'support'] as const).map((kind) => ({
    kind,
  })),
  unknown_place: [{ place: 'Zzyx' }],
  not_found: (['here', 'there', 'any'] as const).map((place) => ({
    commodity: 'maize',
    place,
    others: place === 'any' ? [] : [series, other],
  })),
  none_then: [
    { series },
    { series, since: '2020-01', until: '2026-08', month: '2019-05' },
    { series, since: '2020-01', until: '2026-08' },
  ],
  which_thing: [{}],
  price: [
    { series, price },
    { series: other, price: coins },
    { series, price: before },
  ],
  moved: [
    { changes: [change, { ...change, over: 'year', percent: -5 }] },
    { changes: [{ ...change, percent: 0 }], isLast: true },
  ],
  old_price: [{ months: 9 }],
  doubted: [{ price, before }],
  odd_value: [{ price, before, after: before }],
  other_kinds: [{ kinds: [{ series: other, price: shown }] }],
  newer_elsewhere: [{ series: other, month: '2026-08' }],
  change: [{ ...apart, percent: -12.5 }],
  direction: (['up', 'down'] as const).flatMap((asked) =>
    (['up', 'down', 'neither'] as const).map((did) => ({ asked, did })),
  ),
  range: [undefined, 'lowest', 'highest', 'mean'].map((lead) => ({
    series,
    count: 12,
    until: '2026-08',
    lowest: before,
    highest: price,
    mean: shown,
    ...(lead && { lead: lead as 'mean' }),
  })),
  variation: (['stable', 'moderate', 'volatile'] as const).map((volatility) => ({
    percent: 12.3,
    volatility,
  })),
  from_extreme: (['highest', 'lowest'] as const).flatMap((extreme) =>
    [-5, 5].map((percent) => ({ ...apart, extreme, percent })),
  ),
  means_apart: [
    {
      series,
      first: { start: '2024-01', end: '2024-12', mean: shown },
      second: { start: '2025-01', end: '2025-12', mean: shown },
      percent: 7,
    },
  ],
  season: [true, false].map((isWeak) => ({
    series,
    since: '2006-09',
    until: '2026-08',
    peak: { month: 5, index: 108 },
    low: { month: 9, index: 91 },
    isWeak,
  })),
  no_season: [{ series }],
  against_limit: [-5, 5].map((percent) => ({ series, price, limit: shown, percent })),
  months_past: ways.flatMap((way) => [0, 3].map((count) => ({ ...past, way, count }))),
  gap: [
    { higher: series, lower: other, difference: shown, percent: 25 },
    { higher: series, lower: { ...series, country: 'KE' }, difference: shown, percent: 25, less: 20 },
  ],
  in_order: [true, false].map((dearestFirst) => ({
    dearestFirst,
    prices: [
      { series, value: 200 },
      { series: other, value: 300 },
    ],
    currency: 'KES',
    per: 't',
    ...(dearestFirst && { month: '2026-08' }),
  })),
  moves_in_order: (['up', 'down'] as const).map((first) => ({ first, moves: [{ series, percent: 3 }] })),
  swings_in_order: [{ swings: [{ series, percent: 3.2 }] }],
  not_comparable: [{ why: 'time' }, { why: 'unit' }],
  not_your_price: [{}],
  converted: [{ rates: [rate, { ...rate, fixed: true }] }],
  not_in_unit: [...units, bags.unit].map((wanted) => ({ wanted })),
  by_density: [{ commodity: 'palm-oil', kgPerLitre: 0.895 }],
  no_rate: [
    { from: 'KES', to: 'USD' },
    { from: '', to: 'USD' },
  ],
  bag_weight: [{}],
  given: [{ figures }],
  sum_needs: [{ missing: needed }],
  no_common_money: [{ currencies: ['KES', 'USD'] }],
  worth: [
    { amount: bags, commodity: 'maize', series, currency: 'KES', money: 60_000 },
    { amount: { value: 1, unit: bags.unit }, money: 3000 },
  ],
  total: [
    { value: 60_000, currency: 'KES', amount: bags },
    { value: 500, land: { kind: 'area', unit: 'acre' } },
  ],
  left: [40_000, -500].map((left) => ({ output: 60_000, cost: 20_000, left, currency: 'KES' })),
  margin_leaves_out: [{}],
  break_even: [
    {
      price: 450,
      currency: 'KES',
      per: bags.unit,
      cost: 9000,
      amount: bags,
      land: { kind: 'area', unit: 'ha' },
    },
  ],
  break_even_yield: [{ amount: bags, cost: 9000, currency: 'KES' }],
  total_amount: [{ amount: bags }, { amount: bags, land: { kind: 'area', unit: 'ha' } }],
  each: [
    { value: money(10_000), of: money(40_000), by: { value: 4 } },
    { value: { value: 5, unit: bags.unit }, of: bags, by: { value: 4 } },
    { value: money(600), of: money(12_000), by: bags },
  ],
  percent_of: [{ percent: 10, of: money(40_000), value: money(4000) }],
  dry_matter: [
    {
      amount: { value: 10, unit: { kind: 'mass', unit: 't' } },
      from: 20,
      to: 13.5,
      result: 9.249,
      lost: { value: 751, unit: { kind: 'mass', unit: 'kg' } },
    },
  ],
  ratio: [
    {
      product: 'maize',
      input: 'urea',
      sold: { value: 1.11, unit: bags.unit },
      bought: { kind: 'sack', kg: 50 },
    },
  ],
  no_ratio: [{ product: series, input: other }],
  conversion: [
    ...units.map((unit) => ({ from: { value: 1, unit }, to: { value: 2.5, unit } })),
    { from: bags, to: bags, commodity: 'maize' },
    {
      from: bags,
      to: bags,
      lands: { from: { kind: 'area', unit: 'acre' }, to: { kind: 'area', unit: 'ha' } },
    },
  ],
  exchange: [{ from: 100, currency: 'EUR', to: 116, into: 'USD' }],
  no_forecast: [{}],
  no_advice: [{}],
  sale_hangs_on: [{}],
  emergency: [{ ambulance: '112' }, { ambulance: '10177', poisonCentre: '0861 555 777', fireBrigade: '193' }],
  no_dose: [{}],
  see_forecast: [{}],
  no_knowledge: TOPICS.flatMap((topic) => [{ topic }, { topic, commodity: 'maize' }]),
  ask_whom: [...TOPICS, 'price' as const, 'other' as const].flatMap((about) => [
    { about, contacts: [], advisers: [] },
    { about, contacts: [contact, { ...contact, region: 'Bihar' }], advisers: ['Green Hill, 0700 000 000'] },
  ]),
  talk: (['greeting', 'thanks', 'agreed', 'capabilities', 'unreadable', 'other'] as const).map((talk) => ({
    talk,
  })),
}
