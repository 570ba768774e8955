import type { SeriesLabel, StatementCode, Statements } from '@smart-farming/market-core/answer/statement'
import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import { knownCrops } from '@smart-farming/market-core/commodities/known/known-crops'
import { kgPerUnit, type PriceUnit } from '@smart-farming/market-core/mass'
import { emergencyKinds } from '@smart-farming/market-core/understand/danger/emergency-kind'
import { type Term, terms } from '@smart-farming/market-core/understand/terms/terms'
import { isForeignTopic, topics } from '@smart-farming/market-core/understand/topic/topic'
import fc from 'fast-check'
import { stockValues } from './stock-values.fixture.ts'

const number = fc.double({ min: 0.01, max: 3_000_000, noNaN: true })
const signed = fc.double({ min: -300, max: 300, noNaN: true })
const count = fc.integer({ min: 1, max: 1200 })
const month = fc
  .tuple(fc.integer({ min: 1960, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}` as const)
const currency = fc.constantFrom('USD', 'EUR', 'KES', 'INR')
const commodity = fc.constantFrom(...[...catalogue, ...knownCrops].map(({ id }) => id), 'named:bread')
const unit = fc.constantFrom(...([...Object.keys(kgPerUnit), 'bushel'] as PriceUnit[]))
const land = fc.constantFrom('ha' as const, 'acre' as const)
const text = fc.constantFrom('zzyx', 'Europe', 'कटोरी', 'مصنع')
const words = fc.array(text, { minLength: 1, maxLength: 4 })
const flag = <Value extends string>(...values: Value[]) => fc.constantFrom(...values)
const nothing = fc.constant({})
const maybe = <Values extends object>(values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> }) =>
  fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Partial<Values>>
const both = <A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) =>
  fc.tuple(a, b).map(([one, other]) => ({ ...one, ...other }))

const series: fc.Arbitrary<SeriesLabel> = both(
  fc.record({
    commodity,
    name: fc.constantFrom('Maize', 'Rice, Thai 5%', 'Beans (red)'),
    priceType: flag('farm-gate', 'wholesale', 'retail', 'benchmark'),
  }),
  maybe({ country: fc.constantFrom('KE', 'NI', 'IN'), market: fc.constantFrom('Nakuru', 'Managua') }),
)
const per = fc.oneof(
  unit,
  fc.constant({ written: 'dozen' }),
  fc.record({ written: fc.constant('46 kg'), kg: count }),
)
const counted = fc.record({ value: number, per })
const shown = fc.record({ value: number, currency, per })
const meanOf = fc.record({ start: month, end: month, mean: shown })
const dated = fc.record({ value: number, currency, per, month })
const tonne = fc.record({
  value: number,
  currency,
  priceType: flag('farm-gate', 'wholesale', 'retail', 'benchmark'),
  month,
})
const usual = fc.record({ month: fc.integer({ min: 1, max: 12 }), index: fc.integer({ min: 50, max: 190 }) })
const measure = fc.oneof(
  fc.record({ kind: fc.constant('mass' as const), unit }),
  fc.record({ kind: fc.constant('sack' as const), kg: count }),
  fc.record({ kind: fc.constant('area' as const), unit: land }),
  fc.record({ kind: fc.constant('volume' as const), unit: flag('litre', 'gallon', 'barrel') }),
)
const given = both(
  fc.record({ role: flag('yield', 'cost', 'price', 'amount', 'area', 'moisture'), value: number }),
  maybe({ measure, currency, per: measure }),
)
const quantity = both(
  fc.record({ value: signed }),
  fc.oneof(
    maybe({ currency }),
    maybe({ said: flag('goats', 'kg') }),
    fc.record({ isPercent: fc.constant(true as const) }),
  ),
)
const term = both(
  fc.record({
    part: flag('in', 'out', 'amount'),
    factors: fc.array(quantity, { minLength: 1, maxLength: 3 }),
    value: signed,
  }),
  maybe({ label: flag('feed', 'zzyx') }),
)
const anyUnit = fc.oneof(unit, flag('oz', 'L', 'ml', 'gal', 'bbl', 'ha', 'acre', 'm2', 'kWh', 'mmbtu'))
const amount = fc.oneof(
  fc.record({ count, unit }),
  fc.record({ count, sackKg: count }),
  fc.oneof(fc.record({ litres: number }), fc.record({ pieces: count })),
)
const contact = both(
  fc.record({
    country: fc.constant('IN'),
    name: fc.constant('Kisan Call Centre'),
    reach: fc.constant('1800-180-1551'),
    publisher: fc.constant('Ministry of Agriculture'),
    noted: month,
  }),
  maybe({ region: fc.constant('Bihar') }),
)
const foreign = fc.constantFrom(...topics.filter(isForeignTopic))
const moved = fc.record({ series, percent: signed })
const extreme = { series, extreme: flag('highest', 'lowest'), from: dated, to: dated, percent: signed }

/** Whatever an answer can say: a statement that is missing here does not compile. */
export const anyValues: { readonly [Code in StatementCode]: fc.Arbitrary<Statements[Code]> } = {
  capabilities: nothing,
  not_understood: nothing,
  which_commodity: nothing,
  no_forecast: nothing,
  no_advice: nothing,
  emergency: both(
    fc.record({ kind: fc.constantFrom(...emergencyKinds), ambulance: flag('112', '999', '10177') }),
    both(
      maybe({ poisonCentre: flag('13 11 26', '1-800-222-1222') }),
      maybe({ fireBrigade: flag('193', '18') }),
    ),
  ),
  no_dose: nothing,
  no_nutrient_dose: nothing,
  see_forecast: fc.record({ topic: flag('weather', 'field-work', 'irrigation') }),
  no_knowledge: both(fc.record({ topic: foreign }), maybe({ commodity })),
  definition: fc.record({ term: fc.constantFrom(...(Object.keys(terms) as Term[])) }),
  not_placed: fc.record({ commodity, words, hasPrice: fc.boolean() }),
  ask_whom: fc.record({
    topic: foreign,
    contacts: fc.array(contact, { maxLength: 2 }),
    advisers: fc.array(fc.constant('Green Hill, 0700 000 000'), { maxLength: 1 }),
  }),
  nearest: fc.record({ words }),
  time_not_read: fc.record({ words }),
  also_not_placed: fc.record({ words }),
  kind_not_stored: fc.record({ kind: flag('support', 'market', 'exchange'), words }),
  unknown_thing: fc.record({ words }),
  small_talk: fc.record({ kind: flag('thanks', 'agreed', 'greeting', 'who', 'insult', 'play') }),
  old_price: fc.record({ months: count }),
  ...stockValues({ series, shown, dated, month, count }),
  origin: fc.record({ series, start: month, end: month, source: fc.constant('World Bank Pink Sheet') }),
  adjusted: fc.record({ from: shown, percent: signed, to: shown }),
  newer_elsewhere: fc.record({ series, month }),
  not_found: fc.record({
    commodity,
    place: flag('here', 'there', 'any'),
    others: fc.array(series, { maxLength: 2 }),
  }),
  price: fc.record({ series, price: dated }),
  no_price: both(fc.record({ series }), maybe({ month })),
  moved: fc.record({
    changes: fc.array(fc.record({ over: flag('month', 'year'), percent: signed }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  change: fc.record({ series, from: dated, to: dated, percent: signed }),
  against_mean: fc.record({
    series,
    start: month,
    end: month,
    mean: shown,
    to: dated,
    percent: signed,
    times: number,
  }),
  means_apart: fc.record({ series, first: meanOf, second: meanOf, percent: signed }),
  no_reason: nothing,
  no_change: fc.record({ series }),
  direction: fc.record({ asked: flag('up', 'down'), did: flag('up', 'down', 'neither') }),
  from_extreme: fc.record(extreme),
  gap: fc.record(
    { higher: series, lower: series, difference: shown, percent: number, times: number, less: number },
    { requiredKeys: ['higher', 'lower', 'difference', 'percent', 'times'] },
  ),
  newer_of: fc.record({ newer: fc.record({ series, month }), older: fc.record({ series, month }) }),
  same_age: fc.record({ month }),
  times_of: fc.record({ first: series, second: series, times: number, holds: fc.boolean() }),
  share_of: fc.record({ first: series, second: series, percent: number }),
  in_order: fc.record({
    dearestFirst: fc.boolean(),
    prices: fc.array(fc.record({ series, value: number }), { minLength: 2, maxLength: 4 }),
    currency,
    per,
  }),
  moves_in_order: fc.record({
    first: flag('up', 'down'),
    moves: fc.array(moved, { minLength: 2, maxLength: 3 }),
  }),
  swings_in_order: fc.record({
    swings: fc.array(fc.record({ series, percent: number }), { minLength: 2, maxLength: 3 }),
  }),
  at_extreme: fc.record({ extreme: flag('highest', 'lowest'), holds: fc.boolean() }),
  multiple: both(fc.record({ times: number }), maybe({ asked: fc.constantFrom(0.5, 2, 3, 4) })),
  range: both(
    fc.record({ series, count, until: month, lowest: dated, highest: dated, mean: shown }),
    maybe({ lead: flag('lowest', 'highest', 'mean') }),
  ),
  no_range: both(fc.record({ series }), maybe({ since: month, until: month })),
  variation: fc.record({ percent: number, volatility: flag('stable', 'moderate', 'volatile') }),
  season: fc.record({ series, since: month, until: month, now: usual, peak: usual, low: usual }),
  no_season: fc.record({ series }),
  weak_season: nothing,
  moved_over_year: fc.record({
    moves: fc.array(fc.record({ commodity, percent: signed }), { minLength: 2, maxLength: 3 }),
  }),
  stands: fc.record({ series, against: series, percent: signed }),
  different_kinds: nothing,
  not_your_price: nothing,
  price_is_world: nothing,
  converted: fc.record({
    rates: fc.array(
      fc.record({ base: currency, quote: currency, rate: number, date: fc.constant('2026-06-12') }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  no_weight: fc.record({ per: flag('dozen', 'bunch'), wanted: unit }),
  no_volume: fc.record({ wanted: flag('litre', 'gallon', 'barrel') }),
  no_bushel: fc.record({ commodity }),
  no_rate: fc.record({ from: currency, to: currency }),
  given: fc.record({ figures: fc.array(given, { minLength: 1, maxLength: 3 }) }),
  unused: fc.record({ figures: fc.array(number, { minLength: 1, maxLength: 3 }) }),
  worth: both(fc.record({ commodity, amount, money: number }), maybe({ series, price: dated, currency })),
  story_figures: fc.record({ terms: fc.array(term, { minLength: 1, maxLength: 4 }) }),
  story_result: both(
    fc.record({
      result: flag(
        'left',
        'comes-to',
        'costs',
        'each',
        'break-even',
        'needed',
        'amount',
        'share',
        'interest',
      ),
      value: quantity,
    }),
    maybe({ per: flag('kg', 'goat') }),
  ),
  story_change: both(
    fc.record({ was: quantity, is: quantity, value: quantity }),
    maybe({ per: flag('kg', 'goat'), percent: signed }),
  ),
  story_offers: both(
    fc.record({
      offers: fc.tuple(quantity, quantity),
      values: fc.tuple(quantity, quantity),
      difference: quantity,
    }),
    maybe({ per: flag('kg', 'goat') }),
  ),
  story_unplaced: both(
    fc.record({ figures: fc.array(number, { minLength: 1, maxLength: 3 }) }),
    maybe({ known: fc.array(term, { minLength: 1, maxLength: 3 }) }),
  ),
  own_price: both(
    fc.record({ price: number, stored: tonne, commodity, percent: signed }),
    maybe({ currency }),
  ),
  own_yield_per: both(fc.record({ value: number, per: unit, land }), maybe({ sackKg: count })),
  result: both(
    fc.record({ value: signed }),
    maybe({ currency, share: signed, land, per, area: fc.record({ value: number, unit: land }) }),
  ),
  profit: both(
    fc.record({ output: number, cost: number, profit: signed }),
    maybe({ currency, stored: tonne }),
  ),
  break_even_total: both(
    fc.record({ cost: number, amount: counted, price: number, per }),
    maybe({ currency }),
  ),
  currency_needed: fc.record({ own: currency, stored: currency }),
  mixed_currencies: nothing,
  area_conversion: fc.record({ amount: number, from: land, converted: number, to: land }),
  sacks: fc.record({ amount: number, from: unit, kg: count, count: number }),
  dry_matter: fc.record({ amount: number, unit, from: number, to: number, result: number }),
  money_conversion: fc.record({ amount: number, from: currency, converted: number, to: currency }),
  margin: both(
    fc.record({ yield: counted, land, price: number, per, output: number, cost: number, margin: signed }),
    maybe({ commodity, currency, stored: tonne }),
  ),
  margin_needs: fc.record({ missing: fc.subarray(['yield', 'cost', 'price'] as const, { minLength: 1 }) }),
  margin_leaves_out: nothing,
  cost_currency: fc.record({ currency }),
  break_even_price: both(
    fc.record({ cost: number, yield: counted, land, price: number, per }),
    maybe({ currency }),
  ),
  break_even_yield: both(
    fc.record({ cost: number, yield: counted, land, price: number, per }),
    maybe({ currency, stored: tonne }),
  ),
  break_even_needs: nothing,
  cushion: both(fc.record({ price: number, percent: signed }), maybe({ stored: tonne })),
  input_ratio: both(
    fc.record({ product: commodity, sold: tonne, input: commodity, bought: tonne, ratio: number, unit }),
    maybe({ per: unit }),
  ),
  ratio_in_sacks: both(
    fc.record({ product: commodity, input: commodity, bought: count, kg: number }),
    fc.oneof(nothing, fc.record({ paid: count, count: number })),
  ),
  no_input_ratio: fc.record({ product: series, input: series }),
  only_newest: nothing,
  ratio_at_world_prices: nothing,
  farm_gate_differs: nothing,
  conversion: fc.record({ amount: number, from: anyUnit, converted: number, to: anyUnit }),
  conversion_needs: nothing,
}
