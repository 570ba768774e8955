import type { SeriesLabel } from '@smart-farming/market-core/answer/statement'
import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import { knownCrops } from '@smart-farming/market-core/commodities/known/known-crops'
import { kgPerUnit, type PriceUnit } from '@smart-farming/market-core/mass'
import { isForeignTopic, topics } from '@smart-farming/market-core/understand/topic/topic'
import fc from 'fast-check'

export const number = fc.double({ min: 0.01, max: 3_000_000, noNaN: true })
export const signed = fc.double({ min: -300, max: 300, noNaN: true })
export const count = fc.integer({ min: 1, max: 1200 })
export const month = fc
  .tuple(fc.integer({ min: 1960, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}` as const)
export const currency = fc.constantFrom('USD', 'EUR', 'KES', 'INR')
export const commodity = fc.constantFrom(...[...catalogue, ...knownCrops].map(({ id }) => id), 'named:bread')
export const unit = fc.constantFrom(...([...Object.keys(kgPerUnit), 'bushel'] as PriceUnit[]))
export const land = fc.constantFrom('ha' as const, 'acre' as const)
const text = fc.constantFrom('zzyx', 'Europe', 'कटोरी', 'مصنع')
export const words = fc.array(text, { minLength: 1, maxLength: 4 })
export const flag = <Value extends string>(...values: Value[]) => fc.constantFrom(...values)
export const nothing = fc.constant({})
export const maybe = <Values extends object>(values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> }) =>
  fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Partial<Values>>
export const both = <A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) =>
  fc.tuple(a, b).map(([one, other]) => ({ ...one, ...other }))

export const series: fc.Arbitrary<SeriesLabel> = both(
  fc.record({
    commodity,
    name: fc.constantFrom('Maize', 'Rice, Thai 5%', 'Beans (red)'),
    priceType: flag('farm-gate', 'wholesale', 'retail', 'benchmark'),
  }),
  maybe({ country: fc.constantFrom('KE', 'NI', 'IN'), market: fc.constantFrom('Nakuru', 'Managua') }),
)
export const per = fc.oneof(
  unit,
  fc.constant({ written: 'dozen' }),
  fc.record({ written: fc.constant('46 kg'), kg: count }),
)
export const counted = fc.record({ value: number, per })
export const shown = fc.record({ value: number, currency, per })
export const meanOf = fc.record({ start: month, end: month, mean: shown })
export const dated = fc.record({ value: number, currency, per, month })
export const tonne = fc.record({
  value: number,
  currency,
  priceType: flag('farm-gate', 'wholesale', 'retail', 'benchmark'),
  month,
})
export const usual = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  index: fc.integer({ min: 50, max: 190 }),
})
const measure = fc.oneof(
  fc.record({ kind: fc.constant('mass' as const), unit }),
  fc.record({ kind: fc.constant('sack' as const), kg: count }),
  fc.record({ kind: fc.constant('area' as const), unit: land }),
  fc.record({ kind: fc.constant('volume' as const), unit: flag('litre', 'gallon', 'barrel') }),
)
export const given = both(
  fc.record({ role: flag('yield', 'cost', 'price', 'amount', 'area', 'moisture'), value: number }),
  maybe({ measure, currency, per: measure }),
)
export const quantity = both(
  fc.record({ value: signed }),
  fc.oneof(
    maybe({ currency }),
    maybe({ said: flag('goats', 'kg') }),
    fc.record({ isPercent: fc.constant(true as const) }),
  ),
)
export const term = both(
  fc.record({
    part: flag('in', 'out', 'amount'),
    factors: fc.array(quantity, { minLength: 1, maxLength: 3 }),
    value: signed,
  }),
  maybe({ label: flag('feed', 'zzyx') }),
)
export const anyUnit = fc.oneof(unit, flag('oz', 'L', 'ml', 'gal', 'bbl', 'ha', 'acre', 'm2', 'kWh', 'mmbtu'))
export const amount = fc.oneof(
  fc.record({ count, unit }),
  fc.record({ count, sackKg: count }),
  fc.oneof(fc.record({ litres: number }), fc.record({ pieces: count })),
)
export const contact = both(
  fc.record({
    country: fc.constant('IN'),
    name: fc.constant('Kisan Call Centre'),
    reach: fc.constant('1800-180-1551'),
    publisher: fc.constant('Ministry of Agriculture'),
    noted: month,
  }),
  maybe({ region: fc.constant('Bihar') }),
)
export const foreign = fc.constantFrom(...topics.filter(isForeignTopic))
export const moved = fc.record({ series, percent: signed })
export const extreme = { series, extreme: flag('highest', 'lowest'), from: dated, to: dated, percent: signed }

/** What a sum rests on. */
export const behind = both(
  fc.record({
    of: flag('amount', 'gone', 'before', 'in', 'out', 'left', 'shared', 'even'),
    value: quantity,
  }),
  maybe({ per: flag('kg', 'goat') }),
)
export const movedOver = fc.record({
  changes: fc.array(fc.record({ over: flag('month', 'year'), percent: signed }), {
    minLength: 1,
    maxLength: 2,
  }),
})
export const movedBetween = fc.record({
  changes: fc.array(fc.record({ from: month, to: month, percent: signed }), { minLength: 1, maxLength: 2 }),
})
