import type { Period } from '../../reader/time/period.ts'
import { latest, rangeOf, seasonality } from '../../series.ts'
import { variationPercent, volatility } from '../../statistics.ts'
import type { Draft, Teller } from '../draft.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf, meanShown, priced } from '../series/shown-values.ts'
import { sayOddValues, sayPrice } from './price.ts'
import { intervalIn, isAfterNewest, noneThen, pricesIn } from './window.ts'

const YEAR: Period = { months: 12 }
/** Fewer prices than this do not show variation. */
const LEAST_PRICES = 6
/** Markets change: older years do not show today's usual seasonal pattern. */
const MOST_YEARS = 20

/**
 * Low, high and mean price of a period, by default the last twelve months, and its variation.
 *
 * @param lead the requested one of the three: it comes first, and nothing but the three is stated
 */
export const sayRange: Teller<[period?: Period, lead?: 'lowest' | 'highest' | 'mean']> = (
  draft,
  series,
  display,
  period = YEAR,
  lead,
) => {
  draft.from(series)
  const window = pricesIn(series, period)
  const range = rangeOf(window)
  const until = window.at(-1)?.month
  const label = labelOf(series)
  if (range === undefined || until === undefined) {
    draft.say(noneThen(series))
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

/** The usually dearest and cheapest months of the year, from the last twenty years. */
export function saySeason(draft: Draft, series: MonthlySeries): void {
  draft.from(series)
  const label = labelOf(series)
  const prices = pricesIn(series, { months: 12 * MOST_YEARS })
  const byIndex = seasonality(prices)?.toSorted((a, b) => b.index - a.index)
  const [since, until, newest] = [prices[0]?.month, prices.at(-1)?.month, latest(series.prices)]
  const [peak, low] = [byIndex?.[0], byIndex?.at(-1)]
  if (!since || !until || !newest || !peak || !low) {
    draft.say({ code: 'no_season', values: { series: label } })
    return
  }
  const isWeak = peak.deviation !== undefined && peak.deviation > peak.index - 100
  const usual = ({ month, index }: typeof peak) => ({ month, index })
  const values = { series: label, since, until, peak: usual(peak), low: usual(low), isWeak }
  draft.say(
    { code: 'season', values },
    { value: peak.index, kind: 'index', role: 'usual', of: label },
    { value: low.index, kind: 'index', role: 'usual', of: label },
    { value: 100, kind: 'index' },
  )
}
