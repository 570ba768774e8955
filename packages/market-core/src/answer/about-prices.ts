import { addMonths } from '../months.ts'
import {
  changeOver,
  inOrder,
  latest,
  type MonthlyPrice,
  type PriceChange,
  rangeOver,
  type SeasonalMonth,
  seasonality,
} from '../series.ts'
import { variationPercent, volatility } from '../statistics.ts'
import type { Period } from '../understand/find-period.ts'
import type { Draft } from './answer.ts'
import type { Fact, FactSeries } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { Display } from './series/shown-price.ts'
import { factPer, labelOf, priced } from './series/shown-values.ts'

/** Latest price with its change on the month and the year; or the price of the month that was asked for. */
export function sayPrice(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period | undefined,
): void {
  draft.from(series)
  const asked = period !== undefined && 'month' in period ? period.month : undefined
  const price =
    asked === undefined ? latest(series.prices) : series.prices.find(({ month }) => month === asked)
  const label = labelOf(series)
  if (price === undefined) {
    draft.say({ code: 'no_price', values: { series: label, ...(asked !== undefined && { month: asked }) } })
    return
  }
  const shown = priced(price, display, label)
  draft.say({ code: 'price', values: { series: label, price: shown.price } }, shown.fact)
  if (asked !== undefined) return
  const changes = (
    [
      [1, 'month'],
      [12, 'year'],
    ] as const
  ).flatMap(([months, over]) => {
    const change = changeOver(series.prices, months)
    return change === undefined ? [] : [{ ...change, over }]
  })
  if (changes.length === 0) return
  draft.say(
    { code: 'moved', values: { changes: changes.map(({ over, percent }) => ({ over, percent })) } },
    ...changes.map((change) => moveFact(change, label)),
  )
}

/** How a price has moved over a time, from its first to its newest month there. */
export function sayChange(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period | undefined,
): void {
  draft.from(series)
  const months = spanOf(period, series)
  const change = changeOver(series.prices, months)
  const label = labelOf(series)
  if (change === undefined) {
    draft.say({ code: 'no_change', values: { series: label } })
    sayPrice(draft, series, display, undefined)
    return
  }
  const [from, to] = [priced(change.from, display, label), priced(change.to, display, label)]
  draft.say(
    {
      code: 'change',
      values: { series: label, from: from.price, to: to.price, percent: change.percent },
    },
    from.fact,
    to.fact,
    moveFact(change, label),
  )
}

/** Lowest, highest and mean price of a time, and how much it varies. */
export function sayRange(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period | undefined,
): void {
  draft.from(series)
  const range = rangeOver(series.prices, spanOf(period, series))
  const label = labelOf(series)
  const newest = latest(series.prices)
  if (range === undefined || newest === undefined) {
    draft.say({ code: 'no_range', values: { series: label } })
    return
  }
  const { count } = range
  const lowest = priced(range.lowest, display, label, 'lowest')
  const highest = priced(range.highest, display, label, 'highest')
  const { currency, per } = display
  const mean = { value: range.mean * display.factor, currency, per }
  draft.say(
    {
      code: 'range',
      values: {
        series: label,
        count,
        until: newest.month,
        lowest: lowest.price,
        highest: highest.price,
        mean,
      },
    },
    lowest.fact,
    highest.fact,
    { value: mean.value, kind: 'price', currency, per: factPer(per), role: 'mean', of: label },
    { value: count, kind: 'count', role: 'count', of: label },
  )
  const percent = variationPercent(within(series.prices, count))
  if (percent !== undefined && count >= 6) {
    draft.say(
      { code: 'variation', values: { percent, volatility: volatility(percent) } },
      { value: percent, kind: 'percent', role: 'variation', of: label },
    )
  }
}

/** The usual course of the year, and where the newest month stands in it. */
export function saySeason(draft: Draft, series: MonthlySeries): void {
  draft.from(series)
  const months = seasonality(series.prices)
  const newest = latest(series.prices)
  if (months === undefined || newest === undefined) {
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
      values: { series: labelOf(series), now: usual(now), peak: usual(peak), low: usual(low) },
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

/** The fact of a change. */
export const moveFact = ({ from, to, percent }: PriceChange, of: FactSeries): Fact => ({
  value: percent,
  kind: 'percent',
  months: [from.month, to.month],
  role: 'change',
  of,
})

function spanOf(period: Period | undefined, series: MonthlySeries): number {
  if (period === undefined) return 12
  if ('months' in period) return period.months
  const newest = latest(series.prices)?.month ?? '0000-01'
  const start = 'year' in period ? `${period.year}-01` : period.month
  for (let months = 1; months <= 1200; months += 1) if (addMonths(newest, -months) === start) return months
  return 12
}

function within(prices: readonly MonthlyPrice[], count: number): number[] {
  return inOrder(prices)
    .slice(-count)
    .map(({ value }) => value)
}
