import { rangeOf } from '../../series.ts'
import type { Period } from '../../understand/period/period.ts'
import { pricesIn } from '../about-prices.ts'
import type { Draft } from '../answer.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { factPer, labelOf } from '../series/shown-values.ts'
import type { MeanOf } from './last-statements.ts'

/** The means of two times, and how far the second is from the first. False where one of them has no price. */
export function sayMeansApart(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  one: Period,
  other: Period,
): boolean {
  const [first, second] = [meanOf(series, display, one), meanOf(series, display, other)]
  if (first === undefined || second === undefined || first.mean.value <= 0) return false
  const percent = (second.mean.value / first.mean.value - 1) * 100
  const label = labelOf(series)
  draft.from(series).say(
    { code: 'means_apart', values: { series: label, first, second, percent } },
    ...[first, second].map(({ mean: { value, currency, per }, start, end }) => ({
      value,
      kind: 'price' as const,
      currency,
      per: factPer(per),
      months: [start, end],
      role: 'mean' as const,
      of: label,
    })),
    { value: percent, kind: 'percent', months: [first.end, second.end], role: 'change', of: label },
  )
  return true
}

function meanOf(
  series: MonthlySeries,
  { factor, currency, per }: Display,
  period: Period,
): MeanOf | undefined {
  const window = pricesIn(series, period)
  const [start, end] = [window[0]?.month, window.at(-1)?.month]
  const range = rangeOf(window)
  if (range === undefined || start === undefined || end === undefined) return undefined
  return { mean: { value: range.mean * factor, currency, per }, start, end }
}
