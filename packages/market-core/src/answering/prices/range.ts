import type { Period } from '../../reader/time/period.ts'
import { rangeOf } from '../../series.ts'
import { variationPercent, volatility } from '../../statistics.ts'
import type { Draft } from '../draft.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { labelOf, meanShown, priced } from '../series/shown-values.ts'
import { sayOddValues } from './odd-values.ts'
import { sayPrice } from './price.ts'
import { firstAndLast, intervalIn, isAfterNewest, pricesIn } from './window.ts'

const YEAR: Period = { months: 12 }
/** Fewer prices than these say nothing of how much they vary. */
const LEAST_PRICES = 6

/**
 * Lowest, highest and mean price of a time, the last twelve months where none is given, and how much it varies.
 *
 * @param lead the one of the three that was asked for: it comes first, and no more than the three is told
 */
export function sayRange(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period = YEAR,
  lead?: 'lowest' | 'highest' | 'mean',
): void {
  draft.from(series)
  const window = pricesIn(series, period)
  const range = rangeOf(window)
  const until = window.at(-1)?.month
  const label = labelOf(series)
  if (range === undefined || until === undefined) {
    draft.say({ code: 'none_then', values: { series: label, ...firstAndLast(series) } })
    if (isAfterNewest(intervalIn(series, period).start, series)) sayPrice(draft, series, display)
    return
  }
  const { count } = range
  const lowest = priced(range.lowest, display, label, 'lowest')
  const highest = priced(range.highest, display, label, 'highest')
  const { mean, fact } = meanShown(range.mean, display, label)
  const ends = { lowest: lowest.price, highest: highest.price, mean }
  draft.say(
    { code: 'range', values: { series: label, count, until, ...ends, ...(lead && { lead }) } },
    lowest.fact,
    highest.fact,
    fact,
    { value: count, kind: 'count', role: 'count', of: label },
  )
  sayOddValues(draft, series, display, [range.lowest, range.highest])
  const percent = variationPercent(window.map(({ value }) => value))
  if (lead === undefined && percent !== undefined && count >= LEAST_PRICES)
    draft.say(
      { code: 'variation', values: { percent, volatility: volatility(percent) } },
      { value: percent, kind: 'percent', role: 'variation', of: label },
    )
}
