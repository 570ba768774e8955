import type { Period } from '../../reader/time/period.ts'
import { latestPrice, priceRange, seasonality } from '../../series.ts'
import { classifyVolatility, variationPercent } from '../../statistics.ts'
import type { AddStatements, AnswerBuilder } from '../answer-builder.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { displayedMean, displayedPrice, seriesLabel } from '../series/shown-values.ts'
import { addOutlierWarnings, addPrice } from './price.ts'
import { isAfterNewest, noPriceStatement, pricesInPeriod, resolveInterval } from './window.ts'

const YEAR: Period = { months: 12 }
/** With fewer prices, no variation is stated. */
const MIN_PRICES = 6
/** Markets change, so older years no longer show today's seasonal pattern. */
const MAX_YEARS = 20

/**
 * States the low, high and mean price of a period, by default twelve months, and the variation.
 *
 * @param lead the requested value, which comes first; the variation is then left out
 */
export const addPriceRange: AddStatements<[period?: Period, lead?: 'lowest' | 'highest' | 'mean']> = (
  draft,
  series,
  display,
  period = YEAR,
  lead,
) => {
  draft.from(series)
  const window = pricesInPeriod(series, period)
  const range = priceRange(window)
  const until = window.at(-1)?.month
  const label = seriesLabel(series)
  if (range === undefined || until === undefined) {
    draft.say(noPriceStatement(series))
    if (isAfterNewest(resolveInterval(series, period).start, series)) addPrice(draft, series, display)
    return
  }
  const { count } = range
  const lowest = displayedPrice(range.lowest, display, label, 'lowest')
  const highest = displayedPrice(range.highest, display, label, 'highest')
  const { mean, fact } = displayedMean(range.mean, display, label)
  const ends = { lowest: lowest.price, highest: highest.price, mean }
  draft.say(
    { code: 'range', values: { series: label, count, until, ...ends, ...(lead && { lead }) } },
    lowest.fact,
    highest.fact,
    fact,
    { value: count, kind: 'count', role: 'count', of: label },
  )
  addOutlierWarnings(draft, series, display, [range.lowest, range.highest])
  const percent = variationPercent(window.map(({ value }) => value))
  if (lead === undefined && percent !== undefined && count >= MIN_PRICES)
    draft.say(
      { code: 'variation', values: { percent, volatility: classifyVolatility(percent) } },
      { value: percent, kind: 'percent', role: 'variation', of: label },
    )
}

/** States which months are usually dearest and cheapest, based on the last twenty years. */
export function addSeasonality(draft: AnswerBuilder, series: MonthlySeries): void {
  draft.from(series)
  const label = seriesLabel(series)
  const prices = pricesInPeriod(series, { months: 12 * MAX_YEARS })
  const byIndex = seasonality(prices)?.toSorted((a, b) => b.index - a.index)
  const [since, until, newest] = [prices[0]?.month, prices.at(-1)?.month, latestPrice(series.prices)]
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
