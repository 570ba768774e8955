import { doubtedNewest, latest } from '../../series.ts'
import type { Fact } from '../fact.ts'
import type { SaidStatement } from '../statement.ts'
import type { MonthlySeries } from './price-series.ts'
import { displayOf } from './shown-price.ts'
import { labelOf, priced } from './shown-values.ts'

/** The series with its newest price apart where that is doubted, so that nothing is made of it (SPEC S11). */
export function withDoubtApart(series: MonthlySeries): MonthlySeries {
  const { doubted: _, ...rest } = series
  const doubted = doubtedNewest(series.prices)
  if (doubted === undefined) return rest
  return { ...rest, prices: series.prices.filter(({ month }) => month !== doubted.month), doubted }
}

/** Doubt about the newest price of a series, with the price before it. Undefined where it is believed. */
export function doubtSaid(
  series: MonthlySeries,
): { said: SaidStatement; facts: readonly Fact[] } | undefined {
  const last = latest(series.prices)
  if (series.doubted === undefined || last === undefined) return undefined
  const [label, display] = [labelOf(series), displayOf(series)]
  const doubted = priced(series.doubted, display, label, 'doubted')
  const before = priced(last, display, label)
  return {
    said: { code: 'doubted', values: { price: doubted.price, before: before.price } },
    facts: [doubted.fact, before.fact],
  }
}
