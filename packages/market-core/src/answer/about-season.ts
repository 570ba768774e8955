import { latest, type SeasonalMonth, seasonality } from '../series.ts'
import { pricesIn } from './about-prices.ts'
import type { Draft } from './answer.ts'
import type { Fact } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { labelOf } from './series/shown-values.ts'

/** Markets change: how a price went through the year before that says nothing of what is usual now. */
const MOST_YEARS = 20

/** The usual course of the year in the last twenty, and where the newest month stands in it. */
export function saySeason(draft: Draft, series: MonthlySeries): void {
  draft.from(series)
  const prices = pricesIn(series, { months: 12 * MOST_YEARS })
  const months = seasonality(prices)
  const newest = latest(series.prices)
  const [since, until] = [prices[0]?.month, prices.at(-1)?.month]
  if (months === undefined || newest === undefined || since === undefined || until === undefined) {
    draft.say({ code: 'no_season', values: { series: labelOf(series) } })
    return
  }
  const now = months[Number(newest.month.slice(5, 7)) - 1]
  const byIndex = months.toSorted((a, b) => b.index - a.index)
  const [peak, low] = [byIndex[0], byIndex.at(-1)]
  if (now === undefined || peak === undefined || low === undefined) return
  draft.say(
    {
      code: 'season',
      values: { series: labelOf(series), since, until, now: usual(now), peak: usual(peak), low: usual(low) },
    },
    ...[now, peak, low].map(
      ({ index }): Fact => ({ value: index, kind: 'index', role: 'usual', of: labelOf(series) }),
    ),
    { value: 100, kind: 'index' },
  )
  if (now.deviation !== undefined && now.deviation > Math.abs(now.index - 100))
    draft.say({ code: 'weak_season', values: {} })
}

const usual = ({ month, index }: SeasonalMonth) => ({ month, index })
