import { moneyAtFarm, unitAtFarm } from '../farm/farm-view.ts'
import { isLastKnown } from '../price-age.ts'
import { latest, rangeOf } from '../series.ts'
import { isOneMonth, isUpToNow, type Period } from '../understand/period/period.ts'
import type { Question } from '../understand/question.ts'
import { amountAsked, sayGiven, sayOwnPrice, sayWorth } from './about-amounts.ts'
import {
  changeIn,
  pricesIn,
  sayAgainstMean,
  sayChange,
  sayFromExtreme,
  sayPrice,
  sayPriceRange,
} from './about-prices.ts'
import { saySeason } from './about-season.ts'
import type { Draft } from './answer.ts'
import { sayBought } from './buying/say-bought.ts'
import { sayApart, sayTwoTimes } from './comparing/two-times.ts'
import { sayEach } from './one-by-one.ts'
import type { PriceData } from './price-data.ts'
import { forAmount } from './series/amount-shown.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { type Display, displayOf } from './series/shown-price.ts'
import { sayBestYear } from './stock/best-year.ts'
import { sayThreshold } from './stock/threshold.ts'

type Shown = Pick<Question, 'unit' | 'currency' | 'wanted' | 'figures' | 'coins' | 'period'>

/** How a question wants a series shown; the farm's own way where it says nothing of that. */
export const displayFor = (
  { unit, currency, wanted, figures, coins, period }: Shown,
  series: MonthlySeries,
  { rates, today, farm = {} }: PriceData,
): Display => {
  const asked = period !== undefined && isOneMonth(period) ? pricesIn(series, period) : []
  const named = currency ?? (figures.pricePerT === undefined ? undefined : figures.currency)
  return {
    ...displayOf(
      asked.length > 0 ? { ...series, prices: asked } : series,
      unit ?? unitAtFarm(farm, series),
      named ?? moneyAtFarm(farm, series.currency, rates),
      rates,
      volumeAsked({ ...(wanted && { wanted }), figures }, series),
    ),
    ...(coins && { coins }),
    ...(isLastKnown(series, today) && { isLast: true }),
  }
}

/** As {@link displayFor}, for each of the bag that is named, or for the amount. */
export const displayOfAmount = (question: Question, series: MonthlySeries, data: PriceData): Display =>
  forAmount(
    displayFor(question, series, data),
    displayFor({ ...question, unit: 'kg' }, series, data),
    question,
    series,
  )

/**
 * Tells what a question asks of a series: now, of a time, its course, its extremes.
 *
 * @param isOrdered whether it stands among others by its price, which says all that is asked of them
 */
export function tell(
  draft: Draft,
  series: MonthlySeries,
  asked: Question,
  data: PriceData,
  isOrdered = false,
): void {
  const question = sinceThen(asked, series)
  const { intent, period } = question
  const way = wayToTell(question, series)
  const display = displayOfAmount(question, series, data)
  if (sayBought(draft, series, display, question, data)) return
  if (question.threshold && sayThreshold(draft, series, question, question.threshold, data)) return
  if (question.ofYears && tellYear(draft, series, display, question)) return
  if (question.each && period && sayEach(draft, series, display, period, question.each)) return
  if (intent === 'from-extreme') {
    const { periodAlso: to } = question
    const extreme = question.lowest ? 'lowest' : 'highest'
    sayFromExtreme(draft, series, display, { period, extreme, ...(to && { to }) })
  } else if (intent === 'season') saySeason(draft, series)
  else if (question.periodAlso !== undefined && period !== undefined) {
    sayTwoTimes(draft, series, display, [period, question.periodAlso])
  } else if (question.againstNow && period !== undefined) {
    if (isOneMonth(period)) tellChange(draft, series, display, question, way)
    else if (!sayAgainstMean(draft, series, display, period)) sayPriceRange(draft, series, display, period)
  } else if (period !== undefined && isOneMonth(period) && intent !== 'change') {
    const price = amountAsked(question) && pricesIn(series, period)[0]
    const isWorth =
      price !== undefined &&
      tellWorth(draft, { ...series, prices: [price] }, question, displayFor(question, series, data))
    if (!isWorth) sayPrice(draft, series, display, period)
    if (question.ofADay) draft.sayOnce({ code: 'no_days', values: {} })
  } else if (intent === 'change') tellChange(draft, series, display, question, way)
  else if (intent === 'range') {
    tellRange(draft, series, display, question)
    if (question.alsoChange) sayChange(draft, series, display, period)
  } else if (period === undefined)
    tellNow(draft, series, displayFor(question, series, data), question, isOrdered)
  else if (isUpToNow(period) && !(isOrdered && question.asksGap))
    sayChange(draft, series, display, period, undefined, question.multiple)
  else if (isOrdered) sayPriceRange(draft, series, display, period, 'mean')
  else {
    sayPriceRange(draft, series, display, period)
    if (changeIn(series, period) !== undefined)
      sayChange(draft, series, display, period, undefined, question.multiple)
  }
}

/** How a price moved, and by how much money, where that is asked. */
function tellChange(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  { period, multiple, asksAmount }: Question,
  way: 'up' | 'down' | undefined,
): void {
  sayChange(draft, series, display, period, way, multiple)
  if (asksAmount) sayApart(draft, series, display, period)
}

/** The dearest or the cheapest year, and the month beside it where nobody says that years are meant by their means. */
function tellYear(draft: Draft, series: MonthlySeries, display: Display, question: Question): boolean {
  const { ofYears, period } = question
  if (ofYears === undefined || !sayBestYear(draft, series, display, period, ofYears)) return false
  if (!ofYears.isMean)
    sayPriceRange(draft, series, display, period, ofYears.both ? undefined : ofYears.extreme)
  return true
}

/** Which way was supposed, where an answer to that is worth a word: not where it is taken for granted and so. */
function wayToTell({ way, takesWay, period }: Question, series: MonthlySeries): 'up' | 'down' | undefined {
  const percent = changeIn(series, period ?? { months: 12 })?.percent
  const isSo = percent !== undefined && (way === 'up' ? percent > 0 : percent < 0)
  return takesWay && isSo ? undefined : way
}

/** "The lowest since then": the time as of the extreme that was told before. */
function sinceThen(question: Question, series: MonthlySeries): Question {
  const { sinceExtreme: extreme, period } = question
  const start = extreme && rangeOf(pricesIn(series, period ?? {}))?.[extreme].month
  return start === undefined ? question : { ...question, period: { start } }
}

/** The extremes of a time: first whether the newest price is one, where that is asked. */
function tellRange(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  { period, supposedExtreme: extreme, ofRange, asksSwings }: Question,
): void {
  const holds = extreme !== undefined && isExtreme(series, period ?? {}, extreme)
  if (extreme !== undefined) draft.say({ code: 'at_extreme', values: { extreme, holds } })
  if (extreme !== undefined && !holds) sayFromExtreme(draft, series, display, { period, extreme })
  else sayPriceRange(draft, series, display, period, asksSwings ? undefined : ofRange)
}

/** The newest price: against the farmer's own, for the amount asked about, or as it is. */
function tellNow(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  question: Question,
  isOrdered: boolean,
): void {
  if (question.figures.pricePerT !== undefined && sayOwnAgainst(draft, question, series, display)) return
  if (tellWorth(draft, series, question, display)) return
  sayPrice(draft, series, display, undefined, isOrdered)
}

/** What the amount asked about is worth at the newest price of a series. */
function tellWorth(draft: Draft, series: MonthlySeries, question: Question, display: Display): boolean {
  const asked = amountAsked(question)
  return asked !== undefined && sayWorth(draft, series, display, asked)
}

/** The farmer's own price, told first as it was given. */
function sayOwnAgainst(draft: Draft, question: Question, series: MonthlySeries, display: Display): boolean {
  const { figures } = question
  const price = latest(series.prices)
  if (figures.pricePerT === undefined || price === undefined || series.basis.kind !== 'mass') return false
  sayGiven(draft, question)
  if (figures.currency !== undefined && display.currency !== figures.currency) {
    draft.say({ code: 'currency_needed', values: { own: figures.currency, stored: series.currency } })
    return false
  }
  const inMoney = displayOf(series, 't', undefined, [])
  const rate =
    display.currency === series.currency
      ? 1
      : display.factor /
        displayOf(series, typeof display.per === 'string' ? display.per : undefined, undefined, []).factor
  const value = price.value * inMoney.factor * rate
  const stored = { value, currency: display.currency, priceType: series.priceType, month: price.month }
  draft.from(series)
  sayOwnPrice(draft, figures.pricePerT, stored, series.commodity, figures.currency)
  return true
}

/** The volume that a price is asked for, or for so many of which: of what is sold by weight neither can be told. */
const volumeAsked = (
  { wanted, figures }: Pick<Question, 'wanted' | 'figures'>,
  { basis }: MonthlySeries,
): Parameters<typeof displayOf>[4] =>
  wanted?.kind === 'volume'
    ? wanted.unit
    : figures.litres !== undefined && basis.kind === 'mass'
      ? 'litre'
      : undefined

/** Whether the newest price is the highest or the lowest of a time. */
function isExtreme(series: MonthlySeries, period: Period, extreme: 'highest' | 'lowest'): boolean {
  const range = rangeOf(pricesIn(series, period))
  return range !== undefined && latest(series.prices)?.value === range[extreme].value
}
