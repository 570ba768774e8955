import type { Question } from '../../reader/question.ts'
import { isOneMonth, isUpToNow, type Period } from '../../reader/time/period.ts'
import { sayComparison } from '../comparing/compare.ts'
import { Draft, type PriceAnswer, SUGGESTIONS, type Teller } from '../draft.ts'
import type { PriceData } from '../price-data.ts'
import { sayCaveats, sayNewer, sayOtherKinds } from '../series/caveats.ts'
import { wordsNotOf } from '../series/choose-series.ts'
import { findSeries } from '../series/find-series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, displayFor } from '../series/shown-price.ts'
import { sayWorth } from '../sums/worth.ts'
import { whomToAsk } from '../topics/answer-topics.ts'
import { sayAge } from './age.ts'
import { sayChange, sayFromExtreme, sayTwoTimes } from './movement.ts'
import { sayPrice } from './price.ts'
import { sayRange, saySeason } from './range.ts'
import { sayThreshold } from './threshold.ts'
import { pricesIn } from './window.ts'

/** Questions answered from series. */
type Told = Extract<
  Question,
  { kind: 'price' | 'change' | 'extreme' | 'compare' | 'threshold' | 'worth' | 'refused' }
>

/** An answer from stored prices: missing data, the values, then once their age, price type and exchange rates. */
export function answerPrices(question: Told, data: PriceData, draft = new Draft()): PriceAnswer {
  if (question.things.length === 0)
    return draft.say({ code: 'which_thing', values: {} }).done(false, SUGGESTIONS)
  const kind = question.kind === 'price' ? question.priceKind : undefined
  const { series, missing } = findSeries(question, data, kind)
  for (const said of missing) draft.say(said)
  const [first] = series
  if (first === undefined) return draft.say(whomToAsk('price', data)).done(false, SUGGESTIONS)
  const unmatched = question.things.flatMap(({ variety }) =>
    variety.filter((word) => series.every((one) => wordsNotOf(one, [word]).length > 0)),
  )
  if (missing.length > 0 || unmatched.length > 0) draft.say({ code: 'nearest', values: { words: unmatched } })
  const displays = tell(draft, question, series, data)
  // Without a value there is no age or type to state.
  if (!draft.statements.some(({ facts }) => facts.length > 0)) return draft.done(false)
  for (const one of series) sayAge(draft, one, question.times, data.today)
  if (question.times.every(isUpToNow)) for (const one of series) sayNewer(draft, one, data)
  if (question.kind === 'price' && series.length === 1) sayOtherKinds(draft, first, question, data)
  for (const [one, display] of displays) sayCaveats(draft, one, display)
  return draft.done()
}

/** Adds the statements about the series, and returns the display of each. */
function tell(
  draft: Draft,
  question: Told,
  series: readonly MonthlySeries[],
  data: PriceData,
): (readonly [MonthlySeries, Display])[] {
  if (question.kind !== 'compare')
    return series.map((one) => [one, tellSeries(draft, one, question, data)] as const)
  const show = (one: MonthlySeries, unit = question.unit) =>
    displayFor({ ...question, ...(unit && { unit }) }, one, data)
  sayComparison(draft, series, question, show)
  return series.map((one) => [one, show(one)] as const)
}

/** Adds the requested statements about one series, and returns its display. */
function tellSeries(
  draft: Draft,
  series: MonthlySeries,
  question: Exclude<Told, { kind: 'compare' }>,
  data: PriceData,
): Display {
  const { times } = question
  const [period, other] = times
  const display = displayIn(question, series, data)
  switch (question.kind) {
    case 'price':
      if (times.length === 0) sayPrice(draft, series, display)
      for (const time of times) tellTime(draft, series, display, time)
      for (const currency of question.currencies.slice(1)) {
        const inOther = displayIn({ ...question, currencies: [currency] }, series, data)
        sayPrice(draft, series, inOther, period, true)
      }
      return display
    case 'change':
      if (period !== undefined && other !== undefined) sayTwoTimes(draft, series, display, [period, other])
      else sayChange(draft, series, display, period, question.way)
      return display
    case 'extreme':
      tellExtreme(draft, series, display, question)
      return display
    case 'threshold':
      return sayThreshold(draft, series, question, data)
    case 'worth':
      if (!sayWorth(draft, series, display, question, data.rates)) sayPrice(draft, series, display, period)
      return display
    case 'refused':
      sayPrice(draft, series, display)
      return display
  }
}

/** Converted with the rate of the requested month, if there is one. */
function displayIn(question: Told, series: MonthlySeries, data: PriceData): Display {
  const [period] = question.times
  const asked = period !== undefined && isOneMonth(period) ? pricesIn(series, period) : []
  if (asked.length === 0) return displayFor(question, series, data)
  const { isLast: _, ...ofThen } = displayFor(question, { ...series, prices: asked }, data)
  return ofThen
}

const tellTime: Teller<[period: Period]> = (draft, series, display, period) => {
  const sayIt = isOneMonth(period) ? sayPrice : isUpToNow(period) ? sayChange : sayRange
  sayIt(draft, series, display, period)
}

const tellExtreme: Teller<[Extract<Question, { kind: 'extreme' }>]> = (draft, series, display, question) => {
  const { of, distance } = question
  const [period] = question.times
  if (of === 'season') saySeason(draft, series)
  // The highest price without a period is that of all stored data; a mean covers the last year.
  else if (distance && of !== 'mean') sayFromExtreme(draft, series, display, of, period)
  else sayRange(draft, series, display, period ?? (of === 'mean' ? undefined : {}), of)
}
