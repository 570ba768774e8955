import type { DatedPrice, SeriesLabel, ShownPrice } from '@smart-farming/market-core/answer/statement'
import fc from 'fast-check'

interface Parts {
  readonly series: fc.Arbitrary<SeriesLabel>
  readonly shown: fc.Arbitrary<ShownPrice>
  readonly dated: fc.Arbitrary<DatedPrice>
  readonly month: fc.Arbitrary<string>
  readonly count: fc.Arbitrary<number>
}

/** Values for every statement of limits and of what is stored or was told before. */
export const stockValues = ({ series, shown, dated, month, count }: Parts) => ({
  months_past: fc.record({
    series,
    way: fc.constantFrom('above', 'below'),
    limit: shown,
    count,
    months: fc.array(month, { minLength: 1, maxLength: 4 }),
    start: month,
    end: month,
  }),
  last_past: fc.record({ series, way: fc.constantFrom('above', 'below'), limit: shown, price: dated }),
  against_limit: fc.record({
    series,
    price: dated,
    limit: shown,
    difference: shown,
    percent: fc.double({ min: -300, max: 300, noNaN: true }),
  }),
  doubted: fc.record({ price: dated, before: dated }),
  odd_value: fc.record({ price: dated, before: dated, after: dated }),
  stored_goods: fc.record({ goods: fc.constant(['maize', 'wheat']), until: month }),
  stored_span: fc.record({ series, since: month, until: month }),
  stored_monthly: fc.record({ month }),
  newest_stored: fc.record({
    source: fc.constant('World Bank Pink Sheet'),
    month,
    count,
    ended: count,
    countries: fc.array(fc.record({ country: fc.constantFrom('KE', 'NI'), until: month }), { maxLength: 2 }),
  }),
  each_month: fc.record({ series, prices: fc.array(dated, { minLength: 1, maxLength: 4 }) }),
  each_year: fc.record({
    series,
    means: fc.array(fc.record({ year: fc.constantFrom('2021', '2022'), mean: shown }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  no_days: fc.constant({}),
  best_year: fc.record({
    series,
    extreme: fc.constantFrom('highest', 'lowest'),
    year: fc.constant('2011'),
    mean: shown,
    next: fc.record({ year: fc.constant('2012'), mean: shown }),
    since: fc.constant('1960'),
    until: fc.constant('2025'),
  }),
  part_years: fc.record({
    parts: fc.array(fc.record({ year: fc.constant('2026'), count }), { minLength: 1, maxLength: 3 }),
  }),
  first_past: fc.record({ series, way: fc.constantFrom('above', 'below'), limit: shown, price: dated }),
  closest_to: fc.record({ series, limit: shown, price: dated, next: dated }),
  furthest: fc.record({ extreme: fc.constantFrom('highest', 'lowest'), price: dated }),
  apart: fc.record({ difference: shown }),
  stored_markets: fc.record({
    country: fc.constantFrom('KE', 'NI', 'IN'),
    markets: fc.array(fc.record({ name: fc.constantFrom('Nakuru', 'Managua'), until: month }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  stopped: fc.record({ series: fc.array(fc.record({ series, until: month }), { maxLength: 4 }) }),
  published: fc.record({
    source: fc.constant('WFP'),
    kinds: fc.uniqueArray(fc.constantFrom('farm-gate', 'wholesale', 'retail', 'benchmark'), { minLength: 1 }),
  }),
  retail_is_shop: fc.constant({}),
  origin_own: fc.constant({}),
  no_figure_before: fc.constant({}),
})
