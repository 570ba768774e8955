import type { Question } from '../../reader/question.ts'
import { isOneMonth, isUpToNow, type Period } from '../../reader/time/period.ts'
import { type AddStatements, AnswerBuilder, type PriceAnswer, SUGGESTIONS } from '../answer-builder.ts'
import { addComparison } from '../comparing/compare.ts'
import type { PriceData } from '../price-data.ts'
import { addCaveats, addNewerSeries, addOtherVarieties } from '../series/caveats.ts'
import { missingVarietyWords } from '../series/choose-series.ts'
import { findSeries } from '../series/find-series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, requestedDisplay } from '../series/shown-price.ts'
import { addWorth } from '../sums/worth.ts'
import { contactsStatement } from '../topics/answer-topics.ts'
import { addPriceAge } from './age.ts'
import { addDistanceFromExtreme, addPeriodComparison, addPriceChange } from './movement.ts'
import { addPrice } from './price.ts'
import { addPriceRange, addSeasonality } from './range.ts'
import { addThresholdComparison } from './threshold.ts'
import { pricesInPeriod } from './window.ts'

type Told = Extract<
  Question,
  { kind: 'price' | 'change' | 'extreme' | 'compare' | 'threshold' | 'worth' | 'refused' }
>

/**
 * Answers from stored prices: missing data, values, and then age, price type and exchange rates.
 */
export function answerPrices(question: Told, data: PriceData, draft = new AnswerBuilder()): PriceAnswer {
  if (question.things.length === 0)
    return draft.say({ code: 'which_thing', values: {} }).done(false, SUGGESTIONS)
  const kind = question.kind === 'price' ? question.priceKind : undefined
  const { series, missing } = findSeries(question, data, kind)
  for (const said of missing) draft.say(said)
  const [first] = series
  if (first === undefined) return draft.say(contactsStatement('price', data)).done(false, SUGGESTIONS)
  const unmatched = question.things.flatMap(({ variety }) =>
    variety.filter((word) => series.every((one) => missingVarietyWords(one, [word]).length > 0)),
  )
  if (missing.length > 0 || unmatched.length > 0) draft.say({ code: 'nearest', values: { words: unmatched } })
  const displays = tell(draft, question, series, data)
  if (!draft.statements.some(({ facts }) => facts.length > 0)) return draft.done(false)
  for (const one of series) addPriceAge(draft, one, question.times, data.today)
  if (question.times.every(isUpToNow)) for (const one of series) addNewerSeries(draft, one, data)
  if (question.kind === 'price' && series.length === 1) addOtherVarieties(draft, first, question, data)
  for (const [one, display] of displays) addCaveats(draft, one, display)
  return draft.done()
}

function tell(
  draft: AnswerBuilder,
  question: Told,
  series: readonly MonthlySeries[],
  data: PriceData,
): (readonly [MonthlySeries, Display])[] {
  if (question.kind !== 'compare')
    return series.map((one) => [one, tellSeries(draft, one, question, data)] as const)
  const show = (one: MonthlySeries, unit = question.unit) =>
    requestedDisplay({ ...question, ...(unit && { unit }) }, one, data)
  addComparison(draft, series, question, show)
  return series.map((one) => [one, show(one)] as const)
}

function tellSeries(
  draft: AnswerBuilder,
  series: MonthlySeries,
  question: Exclude<Told, { kind: 'compare' }>,
  data: PriceData,
): Display {
  const { times } = question
  const [period, other] = times
  const display = displayIn(question, series, data)
  switch (question.kind) {
    case 'price':
      if (times.length === 0) addPrice(draft, series, display)
      for (const time of times) tellTime(draft, series, display, time)
      for (const currency of question.currencies.slice(1)) {
        const inOther = displayIn({ ...question, currencies: [currency] }, series, data)
        addPrice(draft, series, inOther, period, true)
      }
      return display
    case 'change':
      if (period !== undefined && other !== undefined)
        addPeriodComparison(draft, series, display, [period, other])
      else addPriceChange(draft, series, display, period, question.way)
      return display
    case 'extreme':
      tellExtreme(draft, series, display, question)
      return display
    case 'threshold':
      return addThresholdComparison(draft, series, question, data)
    case 'worth':
      if (!addWorth(draft, series, display, question, data.rates)) addPrice(draft, series, display, period)
      return display
    case 'refused':
      addPrice(draft, series, display)
      return display
  }
}

/** If the question names a month, money is converted at that month's rate. */
function displayIn(question: Told, series: MonthlySeries, data: PriceData): Display {
  const [period] = question.times
  const asked = period !== undefined && isOneMonth(period) ? pricesInPeriod(series, period) : []
  if (asked.length === 0) return requestedDisplay(question, series, data)
  const { isLast: _, ...ofThen } = requestedDisplay(question, { ...series, prices: asked }, data)
  return ofThen
}

const tellTime: AddStatements<[period: Period]> = (draft, series, display, period) => {
  const sayIt = isOneMonth(period) ? addPrice : isUpToNow(period) ? addPriceChange : addPriceRange
  sayIt(draft, series, display, period)
}

const tellExtreme: AddStatements<[Extract<Question, { kind: 'extreme' }>]> = (
  draft,
  series,
  display,
  question,
) => {
  const { of, distance } = question
  const [period] = question.times
  if (of === 'season') addSeasonality(draft, series)
  // Without a period, extremes cover all stored data, and a mean covers the last year.
  else if (distance && of !== 'mean') addDistanceFromExtreme(draft, series, display, of, period)
  else addPriceRange(draft, series, display, period ?? (of === 'mean' ? undefined : {}), of)
}
