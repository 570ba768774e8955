import type { Period } from '../../reader/time/period.ts'
import { changeBetween, latest, type PriceChange, rangeOf } from '../../series.ts'
import type { Draft } from '../draft.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { labelOf, meanShown, priced } from '../series/shown-values.ts'
import { moveFact } from './move-fact.ts'
import { firstAndLast, pricesIn } from './window.ts'

/** How the newest price stands to the highest or the lowest of a time; of all there is where none is given. */
function changeFromExtreme(
  series: MonthlySeries,
  extreme: 'highest' | 'lowest',
  period: Period = {},
): PriceChange | undefined {
  const range = rangeOf(pricesIn(series, period))
  const newest = latest(series.prices)
  return range && newest && changeBetween(range[extreme], newest)
}

/** How far the newest price is from the highest or the lowest of a time. */
export function sayFromExtreme(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  extreme: 'highest' | 'lowest',
  period?: Period,
): void {
  const change = changeFromExtreme(series, extreme, period)
  const label = labelOf(series)
  if (change === undefined) {
    draft.from(series).say({ code: 'none_then', values: { series: label, ...firstAndLast(series) } })
    return
  }
  const [from, to] = [priced(change.from, display, label, extreme), priced(change.to, display, label)]
  const values = { series: label, extreme, from: from.price, to: to.price, percent: change.percent }
  draft.from(series).say({ code: 'from_extreme', values }, from.fact, to.fact, moveFact(change, label))
}

/** The newest price against the mean of a time. False where either is not there. */
export function sayAgainstMean(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period,
): boolean {
  const window = pricesIn(series, period)
  const [start, end, newest] = [window[0]?.month, window.at(-1)?.month, latest(series.prices)]
  const range = rangeOf(window)
  if (!start || !end || !newest || !range || range.mean <= 0) return false
  const label = labelOf(series)
  const { mean, fact } = meanShown(range.mean, display, label)
  const to = priced(newest, display, label)
  const percent = 100 * (newest.value / range.mean - 1)
  draft
    .from(series)
    .say(
      { code: 'against_mean', values: { series: label, start, end, mean, to: to.price, percent } },
      fact,
      to.fact,
      { value: percent, kind: 'percent', months: [end, newest.month], role: 'change', of: label },
    )
  return true
}
