import { doubtedNewest, latest } from '../../series.ts'
import type { Fact } from '../fact.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { labelOf, priced } from '../series/shown-values.ts'
import type { SaidStatement } from '../statement.ts'

/** The series with its newest price apart where that is doubted, so that nothing is made of it (SPEC S11). */
export function withDoubtApart(series: MonthlySeries): MonthlySeries {
  const { doubted: _, ...rest } = series
  const doubted = doubtedNewest(series.prices)
  if (doubted === undefined) return rest
  return { ...rest, prices: series.prices.filter(({ month }) => month !== doubted.month), doubted }
}

/** That the newest price of a series may be an error, with the price before it. Undefined where it is believed. */
export function doubtSaid(
  series: MonthlySeries,
  display: Display,
): { said: SaidStatement; facts: readonly Fact[] } | undefined {
  const last = latest(series.prices)
  if (series.doubted === undefined || last === undefined) return undefined
  const label = labelOf(series)
  const [price, before] = [priced(series.doubted, display, label, 'doubted'), priced(last, display, label)]
  const values = { price: price.price, before: before.price }
  return { said: { code: 'doubted', values }, facts: [price.fact, before.fact] }
}
