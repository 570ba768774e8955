import { isOneMonth, type Period } from '../../reader/time/period.ts'
import { rangeOf } from '../../series.ts'
import type { Draft } from '../draft.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { labelOf, meanShown } from '../series/shown-values.ts'
import { sayChange } from './change.ts'
import { sayPrice } from './price.ts'
import { intervalIn, pricesIn } from './window.ts'

/**
 * One time against another, the earlier first: of two months how the price moved from the one to the other, of longer
 * times how their means stand.
 */
export function sayTwoTimes(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  times: readonly [Period, Period],
): void {
  const [first, last] = times
    .map((period) => ({ period, ...intervalIn(series, period) }))
    .toSorted((a, b) => a.start.localeCompare(b.start))
  if (first === undefined || last === undefined) return
  const has = (period: Period) => pricesIn(series, period).length > 0
  if (!has(first.period) || !has(last.period)) {
    for (const { period } of [first, last]) sayPrice(draft, series, display, period, true)
    return
  }
  if (isOneMonth(first.period) && isOneMonth(last.period))
    sayChange(draft, series, display, { start: first.start, end: last.start })
  else sayMeans(draft, series, display, [first.period, last.period])
}

function sayMeans(draft: Draft, series: MonthlySeries, display: Display, times: readonly Period[]): void {
  const label = labelOf(series)
  const means = times.flatMap((time) => {
    const window = pricesIn(series, time)
    const [range, start, end] = [rangeOf(window), window[0]?.month, window.at(-1)?.month]
    if (range === undefined || start === undefined || end === undefined) return []
    return [{ start, end, ...meanShown(range.mean, display, label) }]
  })
  const [first, second] = means
  if (first === undefined || second === undefined || first.mean.value <= 0) return
  const percent = 100 * (second.mean.value / first.mean.value - 1)
  const of = ({ start, end, mean }: typeof first) => ({ start, end, mean })
  draft
    .from(series)
    .say(
      { code: 'means_apart', values: { series: label, first: of(first), second: of(second), percent } },
      first.fact,
      second.fact,
      { value: percent, kind: 'percent', months: [first.end, second.end], role: 'change', of: label },
    )
}
