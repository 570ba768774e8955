import { addMonths, monthInWords, monthNames } from '../months.ts'
import { changeOver, inOrder, latest, type MonthlyPrice, rangeOver, seasonality } from '../series.ts'
import { variationPercent, volatilityWord } from '../statistics.ts'
import type { Period } from '../understand/find-period.ts'
import type { Draft, Fact } from './answer.ts'
import { figure, percentage } from './numbers.ts'
import type { PriceSeries } from './price-series.ts'
import type { Display } from './shown-price.ts'
import { capital, labelOf, priced } from './wording.ts'

/** Latest price with its change on the month and the year; or the price of the month that was asked for. */
export function sayPrice(
  draft: Draft,
  series: PriceSeries,
  display: Display,
  period: Period | undefined,
): void {
  draft.from(series)
  const asked = period !== undefined && 'month' in period ? period.month : undefined
  const price =
    asked === undefined ? latest(series.prices) : series.prices.find(({ month }) => month === asked)
  if (price === undefined) {
    draft.say(
      asked === undefined
        ? `I have no price for ${labelOf(series)}.`
        : `I have no price for ${labelOf(series)} in ${monthInWords(asked)}.`,
    )
    return
  }
  const { words, fact } = priced(price, display)
  draft.say(`${capital(labelOf(series))}: ${words}.`, fact)
  if (asked !== undefined) return
  const changes = (
    [
      [1, 'month'],
      [12, 'year'],
    ] as const
  ).flatMap(([months, name]) => {
    const change = changeOver(series.prices, months)
    return change === undefined ? [] : [{ change, name }]
  })
  if (changes.length === 0) return
  const words2 = changes.map(({ change, name }) => `${direction(change.percent)} on the ${name} before`)
  draft.say(
    `That is ${words2.join(' and ')}.`,
    ...changes.map(
      ({ change }): Fact => ({
        value: change.percent,
        kind: 'percent',
        months: [change.from.month, change.to.month],
      }),
    ),
  )
}

/** How a price has moved over a time, from its first to its newest month there. */
export function sayChange(
  draft: Draft,
  series: PriceSeries,
  display: Display,
  period: Period | undefined,
): void {
  draft.from(series)
  const months = spanOf(period, series)
  const change = changeOver(series.prices, months)
  if (change === undefined) {
    draft.say(
      `I cannot say how ${labelOf(series)} moved over that time: a price is missing at one end of it.`,
    )
    sayPrice(draft, series, display, undefined)
    return
  }
  const [from, to] = [priced(change.from, display), priced(change.to, display)]
  draft.say(
    `${capital(labelOf(series))} went from ${from.words} to ${to.words}: ${direction(change.percent)}.`,
    from.fact,
    to.fact,
    { value: change.percent, kind: 'percent', months: [change.from.month, change.to.month] },
  )
}

/** Lowest, highest and mean price of a time, and how much it varies. */
export function sayRange(
  draft: Draft,
  series: PriceSeries,
  display: Display,
  period: Period | undefined,
): void {
  draft.from(series)
  const range = rangeOver(series.prices, spanOf(period, series))
  const newest = latest(series.prices)
  if (range === undefined || newest === undefined) {
    draft.say(`I have no prices for ${labelOf(series)}.`)
    return
  }
  const [low, high] = [priced(range.lowest, display), priced(range.highest, display)]
  const mean = range.mean * display.factor
  draft.say(
    `${capital(labelOf(series))}, ${range.count} months up to ${monthInWords(newest.month)}: lowest ${low.words}, highest ${high.words}, mean ${display.currency} ${figure(mean)} per ${display.per}.`,
    low.fact,
    high.fact,
    { value: mean, kind: 'price', currency: display.currency, per: display.per },
    { value: range.count, kind: 'count' },
  )
  const variation = variationPercent(within(series.prices, range.count))
  if (variation !== undefined && range.count >= 6) {
    draft.say(
      `Its months vary by ${percentage(variation)} around their mean, which we call ${volatilityWord(variation)}.`,
      { value: variation, kind: 'percent' },
    )
  }
}

/** The usual course of the year, and where the newest month stands in it. */
export function saySeason(draft: Draft, series: PriceSeries): void {
  draft.from(series)
  const months = seasonality(series.prices)
  const newest = latest(series.prices)
  if (months === undefined || newest === undefined) {
    draft.say(
      `I have too few years of ${labelOf(series)} to say what is usual at a time of year: it takes more than three.`,
    )
    return
  }
  const at = months[Number(newest.month.slice(5, 7)) - 1]
  const byIndex = months.toSorted((a, b) => b.index - a.index)
  const [top, bottom] = [byIndex[0], byIndex.at(-1)]
  if (at === undefined || top === undefined || bottom === undefined) return
  const name = (month: number) => monthNames[month - 1] ?? ''
  draft.say(
    `Over the years I have, ${labelOf(series)} in ${name(at.month)} is usually ${Math.round(at.index)} where the year's average is 100; the usual peak is ${name(top.month)} (${Math.round(top.index)}), the usual low ${name(bottom.month)} (${Math.round(bottom.index)}).`,
    ...[at, top, bottom].map(({ index }): Fact => ({ value: index, kind: 'index' })),
    { value: 100, kind: 'index' },
  )
  if (at.deviation !== undefined && at.deviation > Math.abs(at.index - 100))
    draft.say('Single years differ from this by more than the season itself, so it is a weak guide.')
}

function direction(percent: number): string {
  const shown = percentage(percent)
  if (shown === '0.0 %') return 'unchanged (0.0 %)'
  return `${percent > 0 ? 'up' : 'down'} ${shown}`
}

function spanOf(period: Period | undefined, series: PriceSeries): number {
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
