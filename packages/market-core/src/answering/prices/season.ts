import { latest, seasonality } from '../../series.ts'
import type { Draft } from '../draft.ts'
import type { Fact } from '../fact.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'
import { pricesIn } from './window.ts'

/** Markets change: how a price went through the year before that says nothing of what is usual now. */
const MOST_YEARS = 20

/** The months of the year that are usually dearest and cheapest, by the last twenty years. */
export function saySeason(draft: Draft, series: MonthlySeries): void {
  const label = labelOf(series)
  const prices = pricesIn(series, { months: 12 * MOST_YEARS })
  const byIndex = seasonality(prices)?.toSorted((a, b) => b.index - a.index)
  const [since, until, newest] = [prices[0]?.month, prices.at(-1)?.month, latest(series.prices)]
  const [peak, low] = [byIndex?.[0], byIndex?.at(-1)]
  draft.from(series)
  if (!since || !until || !newest || !peak || !low) {
    draft.say({ code: 'no_season', values: { series: label } })
    return
  }
  const isWeak = peak.deviation !== undefined && peak.deviation > peak.index - 100
  const [highest, lowest] = [peak, low].map(({ month, index }) => ({ month, index }))
  if (highest === undefined || lowest === undefined) return
  draft.say(
    { code: 'season', values: { series: label, since, until, peak: highest, low: lowest, isWeak } },
    ...[highest, lowest].map(
      ({ index }): Fact => ({ value: index, kind: 'index', role: 'usual', of: label }),
    ),
    { value: 100, kind: 'index' },
  )
}
