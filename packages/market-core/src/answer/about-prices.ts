import { type Month, monthNumber } from '../months.ts'
import {
  changeBetween,
  changeOver,
  latest,
  type MonthlyPrice,
  type PriceChange,
  pricesInOrder,
  pricesWithin,
  rangeOf,
} from '../series.ts'
import { variationPercent, volatility } from '../statistics.ts'
import type { ComparisonAsked } from '../understand/intent/comparison-asked.ts'
import { type Interval, intervalOf, isOneMonth, type Period } from '../understand/period/period.ts'
import type { Draft } from './answer.ts'
import { moveFact, sayMoves } from './moves.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { Display } from './series/shown-price.ts'
import { labelOf, meanFact, priced } from './series/shown-values.ts'
import { sayOddValues } from './stock/odd-values.ts'

/**
 * Latest price with its change on the month and the year; or the price of the month that was asked for.
 * @param isBare whether the price is all that is told
 */
export function sayPrice(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period | undefined,
  isBare = false,
): void {
  draft.from(series)
  const asked = period !== undefined && isOneMonth(period) ? spanOf(period, series).start : undefined
  const all = series.doubted === undefined ? series.prices : [...series.prices, series.doubted]
  const price = asked === undefined ? latest(all) : all.find(({ month }) => month === asked)
  const label = labelOf(series)
  if (price === undefined) {
    draft.say({ code: 'no_price', values: { series: label, ...(asked !== undefined && { month: asked }) } })
    if (asked !== undefined && isPast(asked, series)) sayPrice(draft, series, display, undefined)
    else if (asked !== undefined) sayBeside(draft, series, display, asked)
    return
  }
  const isDoubted = price === series.doubted
  const isLast = asked === undefined && display.isLast === true
  const shown = priced(price, display, label, isDoubted ? 'doubted' : 'price')
  draft.say(
    { code: 'price', values: { series: label, price: shown.price, ...(isLast && { isLast }) } },
    shown.fact,
  )
  sayOddValues(draft, series, display, [price])
  if (isDoubted) draft.sayDoubt(series, display)
  if (asked !== undefined || isBare || isDoubted) return
  sayMoves(draft, series, isLast)
}

/** The prices before and after a month that has none, with their months: the nearest to it there are. */
function sayBeside(draft: Draft, series: MonthlySeries, display: Display, asked: Month): void {
  const ordered = pricesInOrder(series.prices)
  const beside = [ordered.findLast(({ month }) => month < asked), ordered.find(({ month }) => month > asked)]
  const near = beside.flatMap((price) =>
    price === undefined ? [] : [priced(price, display, labelOf(series))],
  )
  if (near.length > 0) draft.say({ code: 'nearest', values: { words: [] } })
  for (const { price, fact } of near)
    draft.say({ code: 'price', values: { series: labelOf(series), price } }, fact)
}

/** How a price has moved over a time, from its first to its newest month there. */
export function sayChange(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period | undefined,
  asked?: 'up' | 'down',
  multiple?: ComparisonAsked['multiple'],
): void {
  draft.from(series)
  const change = changeIn(series, period ?? { months: 12 })
  const label = labelOf(series)
  if (change === undefined) {
    const isNone = period !== undefined && !('months' in period) && pricesIn(series, period).length === 0
    draft.say(
      isNone
        ? { code: 'no_range', values: { series: label, ...stored(series) } }
        : { code: 'no_change', values: { series: label } },
    )
    sayPrice(draft, series, display, undefined)
    return
  }
  if (asked !== undefined)
    draft.say({
      code: 'direction',
      values: { asked, did: change.percent === 0 ? 'neither' : change.percent > 0 ? 'up' : 'down' },
    })
  if (multiple !== undefined && change.from.value > 0) {
    const times = change.to.value / change.from.value
    draft.say(
      { code: 'multiple', values: { times, ...(multiple !== 'any' && { asked: multiple }) } },
      { value: times, kind: 'count' },
      ...(multiple === 'any' ? [] : [{ value: multiple, kind: 'count' as const }]),
    )
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

/** The newest price against the mean of a time that has ended. False where either is not there. */
export function sayAgainstMean(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period,
): boolean {
  const window = pricesIn(series, period)
  const [first, last, newest] = [window[0], window.at(-1), latest(series.prices)]
  const range = rangeOf(window)
  if (
    first === undefined ||
    last === undefined ||
    newest === undefined ||
    range === undefined ||
    range.mean <= 0
  )
    return false
  const label = labelOf(series)
  const { currency, per, factor } = display
  const mean = { value: range.mean * factor, currency, per }
  const to = priced(newest, display, label)
  const times = newest.value / range.mean
  const percent = (times - 1) * 100
  draft.from(series).say(
    {
      code: 'against_mean',
      values: { series: label, start: first.month, end: last.month, mean, to: to.price, percent, times },
    },
    meanFact(mean, label),
    to.fact,
    { value: percent, kind: 'percent', months: [last.month, newest.month], role: 'change', of: label },
    { value: times, kind: 'count' },
  )
  return true
}

/** Lowest, highest and mean price of a time, and how much it varies. */
export function sayPriceRange(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period | undefined,
  lead?: ComparisonAsked['ofRange'],
): void {
  draft.from(series)
  const window = pricesIn(series, period ?? { months: 12 })
  const range = rangeOf(window)
  const newest = window.at(-1)
  const label = labelOf(series)
  if (range === undefined || newest === undefined) {
    draft.say({ code: 'no_range', values: { series: label, ...stored(series) } })
    if (period !== undefined && isPast(spanOf(period, series).start, series))
      sayPrice(draft, series, display, undefined)
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
        ...(lead && { lead }),
      },
    },
    lowest.fact,
    highest.fact,
    meanFact(mean, label),
    { value: count, kind: 'count', role: 'count', of: label },
  )
  sayOddValues(draft, series, display, [range.lowest, range.highest])
  // Whoever asks for one figure of a time is told no more of it.
  const percent = lead === undefined ? variationPercent(window.map(({ value }) => value)) : undefined
  if (percent !== undefined && count >= 6) {
    draft.say(
      { code: 'variation', values: { percent, volatility: volatility(percent) } },
      { value: percent, kind: 'percent', role: 'variation', of: label },
    )
  }
}

const spanOf = (period: Period, { prices }: MonthlySeries): Interval => {
  const ordered = pricesInOrder(prices)
  return intervalOf(period, ordered[0]?.month ?? '0001-01', ordered.at(-1)?.month ?? '0001-01')
}

/** The first month that has a price, and the last. */
function stored({ prices }: MonthlySeries): { since?: Month; until?: Month } {
  const ordered = pricesInOrder(prices)
  const [since, until] = [ordered[0]?.month, ordered.at(-1)?.month]
  return since === undefined || until === undefined ? {} : { since, until }
}

/** True for a month behind the last that has a price: what was last is told of it. */
const isPast = (month: Month, { prices }: MonthlySeries): boolean => {
  const last = latest(prices)?.month
  return last !== undefined && monthNumber(month) > monthNumber(last)
}

/** The prices of a period: "the last 12 months" are twelve, up to the newest. */
export function pricesIn(series: MonthlySeries, period: Period): MonthlyPrice[] {
  const { start, end } = spanOf('months' in period ? { months: period.months - 1 } : period, series)
  return pricesWithin(series.prices, start, end)
}

/**
 * How the price moved in a period: from its first month to its last. A month that was said has that month's price or
 * none; of a longer time with a gap at an end, the first and the last price in it are told with their months.
 */
export function changeIn(series: MonthlySeries, period: Period): PriceChange | undefined {
  if ('months' in period) return changeOver(series.prices, period.months)
  const { start, end } = spanOf(period, series)
  const newest = latest(series.prices)
  const until = isOneMonth(period) ? newest?.month : end
  const [from, to] = [
    pricesWithin(series.prices, start, until ?? end)[0],
    pricesWithin(series.prices, start, until ?? end).at(-1),
  ]
  if (from === undefined || to === undefined || from.month === to.month) return undefined
  return isOneMonth(period) && from.month !== start ? undefined : changeBetween(from, to)
}

/** How the newest price, or the last of a time, stands to the highest or the lowest of one. */
export function changeFromExtreme(
  series: MonthlySeries,
  {
    period,
    lowest = false,
    until,
  }: { period?: Period | undefined; lowest?: boolean; until?: Period | undefined },
): PriceChange | undefined {
  const range = rangeOf(pricesIn(series, period ?? {}))
  const last = until === undefined ? latest(series.prices) : pricesIn(series, until).at(-1)
  return range && last && changeBetween(range[lowest ? 'lowest' : 'highest'], last)
}

/** How far the newest price is from the highest or the lowest of a time. */
export function sayFromExtreme(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  { period, extreme, to: until }: { period: Period | undefined; extreme: 'highest' | 'lowest'; to?: Period },
): void {
  draft.from(series)
  const change = changeFromExtreme(series, { period, lowest: extreme === 'lowest', until })
  if (change === undefined) {
    draft.say({ code: 'no_range', values: { series: labelOf(series), ...stored(series) } })
    return
  }
  const label = labelOf(series)
  const [from, to] = [priced(change.from, display, label), priced(change.to, display, label)]
  const values = { series: label, extreme, from: from.price, to: to.price, percent: change.percent }
  draft.say({ code: 'from_extreme', values }, from.fact, to.fact, moveFact(change, label))
}
