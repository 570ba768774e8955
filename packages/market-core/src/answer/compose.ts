import { commodityById } from '../commodities/catalogue.ts'
import type { ExchangeRate } from '../currency.ts'
import { type Month, monthNumber } from '../months.ts'
import { changeOver, latest } from '../series.ts'
import { isOneMonth, type Period } from '../understand/period/period.ts'
import type { Question } from '../understand/question.ts'
import { amountAsked, sayGiven, sayMeasures, sayOwnPrice, sayWorth } from './about-amounts.ts'
import { changeIn, sayChange, sayFromExtreme, sayPrice, sayRange, saySeason } from './about-prices.ts'
import { perTonne, sayBreakEven, sayConversion, sayInputRatio, sayMargin } from './about-sums.ts'
import { answerDanger, answerTopic, type Helpers } from './about-topics.ts'
import { sayRevenue, sayTotals } from './about-totals.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from './answer.ts'
import type { Fact } from './fact.ts'
import { caveats, rateFacts } from './series/caveats.ts'
import { chooseSeries, newerSibling, wordsNotOf } from './series/choose-series.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { type Display, displayOf } from './series/shown-price.ts'
import { labelOf } from './series/shown-values.ts'
import type { Said } from './statement.ts'

/** What an answer may be made from. */
export interface PriceData extends Helpers {
  /** The series of the commodities asked about. */
  series: readonly MonthlySeries[]
  rates: readonly ExchangeRate[]
  /** The month that it is, by which a price is old; absent where nobody says. */
  today?: Month
}

/**
 * The series that an answer to this question will be read from: the only ones whose prices must be fetched.
 *
 * @param all every series of the commodities asked about, each with its newest price at least
 */
export function seriesNeeded(
  question: Question,
  all: readonly MonthlySeries[],
  local: readonly string[],
): MonthlySeries[] {
  const places = question.intent === 'input-ratio' ? [question.place, 'world' as const] : [question.place]
  const chosen = question.commodities.flatMap((id) =>
    places.map((place) => chooseSeries(all, id, place, local, question.variety)),
  )
  return [...new Set(chosen.filter((series) => series !== undefined))]
}

/** Answers a question from stored prices and the farmer's own figures: the simple mode, in which nothing is guessed. */
export function compose(question: Question, data: PriceData): PriceAnswer {
  if (question.danger !== undefined) return answerDanger(question.danger, question.topic, data)
  if (question.smallTalk !== undefined)
    return new Draft().say({ code: 'small_talk', values: { kind: question.smallTalk } }).done()
  const elsewhere = answerTopic(question, data)
  if (elsewhere !== undefined) return elsewhere
  switch (question.intent) {
    case 'capabilities':
      return new Draft().say({ code: 'capabilities', values: {} }).done(true, SUGGESTIONS)
    case 'forecast':
      return withPrices(new Draft().say({ code: 'no_forecast', values: {} }), newestOf(question), data)
    case 'advice':
      return withPrices(new Draft().say({ code: 'no_advice', values: {} }), newestOf(question), data)
    case 'margin':
    case 'break-even':
    case 'convert':
      return sum(question, data)
    case 'input-ratio':
      return ratio(question, data)
    case 'unknown':
      return question.commodities.length > 0 || asksForAPrice(question)
        ? withPrices(new Draft(), question, data)
        : withoutCommodity(question)
    case 'price': {
      const draft = new Draft()
      const isMeasure = question.topic === 'sums' && question.figures.moistures !== undefined
      return isMeasure && sayMeasures(draft, question)
        ? draft.done()
        : withPrices(new Draft(), question, data)
    }
    default:
      return withPrices(new Draft(), question, data)
  }
}

/** What is told where the future is asked about: the newest there is, whatever else the question says. */
function newestOf({ period: _, unplaced: __, figures: ___, ...question }: Question): Question {
  return { ...question, figures: {} }
}

/** Of a price of nothing that has a name: "Mandi details"; or of a thing that nobody knows. */
const asksForAPrice = ({ topic }: Question): boolean => topic === 'price'

/** What needs no commodity: land, weights and money in other units. */
function withoutCommodity(question: Question): PriceAnswer {
  const draft = new Draft()
  if (sayMeasures(draft, question) || (hasAmount(question) && sayConversion(draft, question, undefined)))
    return draft.done()
  return draft
    .say({ code: 'not_understood', values: {} })
    .say({ code: 'capabilities', values: {} })
    .done(false, SUGGESTIONS)
}

const hasAmount = ({ figures, unit }: Question): boolean => figures.amount !== undefined && unit !== undefined

function withPrices(draft: Draft, question: Question, data: PriceData): PriceAnswer {
  const { commodities, unplaced = [] } = question
  if (commodities.length === 0) {
    const words = unplaced.slice(0, MOST_WORDS)
    return words.length > 0 && question.intent !== 'forecast' && question.intent !== 'advice'
      ? draft.say({ code: 'unknown_thing', values: { words } }).done(false, SUGGESTIONS)
      : draft.say({ code: 'which_commodity', values: {} }).done(false, SUGGESTIONS)
  }
  if (asksRevenue(question)) {
    sayGiven(draft, question)
    if (sayRevenue(draft, question)) return draft.done()
  }
  const [first] = commodities
  if (
    question.isCompound &&
    first !== undefined &&
    question.intent !== 'forecast' &&
    question.intent !== 'advice'
  ) {
    const values = { commodity: first, words: unplaced.slice(0, MOST_WORDS) }
    return draft.say({ code: 'not_placed', values }).done(false, SUGGESTIONS)
  }
  const told = commodities.flatMap((commodity) => {
    const found = chooseSeries(data.series, commodity, question.place, data.local, question.variety)
    // What could not be placed may be a place: another country's price is not the nearest thing to it.
    const isElsewhere =
      found?.country !== undefined && question.place === undefined && !data.local.includes(found.country)
    const series = isElsewhere && unplaced.length > 0 ? undefined : found
    if (series === undefined) draft.say(notFound(commodity, question, data))
    return series === undefined ? [] : [series]
  })
  if (told.length === 0 && unplaced.length > 0)
    draft.say({ code: 'also_not_placed', values: { words: unplaced.slice(0, MOST_WORDS) } })
  const missed = told.length === 0 ? [] : notOfAny(told, question.variety ?? [])
  const words = [...unplaced, ...missed].slice(0, MOST_WORDS)
  if (words.length > 0 && told.length > 0) draft.say({ code: 'nearest', values: { words } })
  for (const series of told) {
    sayAge(draft, series, question, data.today)
    tell(draft, series, question, data)
    for (const currency of question.alsoIn ?? []) tell(draft, series, { ...question, currency }, data)
    const newer = newerSibling(data.series, series)
    const month = newer && latest(newer.prices)?.month
    if (newer !== undefined && month !== undefined)
      draft.say({ code: 'newer_elsewhere', values: { series: labelOf(newer), month } })
  }
  if (question.intent === 'compare' || told.length > 1) contrast(draft, told, question)
  for (const series of told) {
    const display = displayFor(question, series, data)
    for (const caveat of caveats(series, display)) draft.sayOnce(caveat, ...rateFacts(display))
  }
  return draft.done(told.length > 0, told.length > 0 ? [] : SUGGESTIONS)
}

/** The farmer's own amount at the farmer's own price: no stored price replaces it. */
const asksRevenue = ({ figures: { given = [], pricePerT }, intent, unit, wanted }: Question): boolean =>
  pricePerT !== undefined &&
  intent === 'price' &&
  unit === undefined &&
  wanted === undefined &&
  given.some(
    ({ role, measure, value }) =>
      role === 'yield' || (role === 'amount' && !(measure?.kind === 'sack' && value === 1)),
  )

/** How many of a question's own words an answer repeats. */
const MOST_WORDS = 4

/** The words of a variety that no series told has. */
const notOfAny = (told: readonly MonthlySeries[], variety: readonly string[]): string[] =>
  variety.filter((word) => told.every((series) => wordsNotOf(series, [word]).length > 0))

/** Above so many months a price is said to be old before it is told. */
const OLD_MONTHS = 2

function sayAge(draft: Draft, series: MonthlySeries, { period }: Question, today: Month | undefined): void {
  const newest = latest(series.prices)?.month
  if (newest === undefined || today === undefined || (period !== undefined && !isUpToNow(period))) return
  const months = monthNumber(today) - monthNumber(newest)
  if (months <= OLD_MONTHS) return
  draft.sayOnce({ code: 'old_price', values: { months } }, { value: months, kind: 'count' })
}

const displayFor = (
  { unit, currency, wanted, figures }: Question,
  series: MonthlySeries,
  { rates }: PriceData,
) =>
  displayOf(
    series,
    unit,
    currency ?? (figures.pricePerT === undefined ? undefined : figures.currency),
    rates,
    wanted?.kind === 'volume' ? wanted.unit : undefined,
  )

function tell(draft: Draft, series: MonthlySeries, question: Question, data: PriceData): void {
  const { intent, period, way } = question
  const display = displayFor(question, series, data)
  if (intent === 'from-extreme') {
    sayFromExtreme(draft, series, display, { period, extreme: question.lowest ? 'lowest' : 'highest' })
  } else if (intent === 'season') saySeason(draft, series)
  else if (period !== undefined && isOneMonth(period) && intent !== 'change') {
    sayPrice(draft, series, display, period)
  } else if (intent === 'change') sayChange(draft, series, display, period, way)
  else if (intent === 'range') sayRange(draft, series, display, period)
  else if (intent === 'compare' || period === undefined) tellNow(draft, series, display, question)
  else if (isUpToNow(period)) sayChange(draft, series, display, period)
  else {
    sayRange(draft, series, display, period)
    if (changeIn(series, period) !== undefined) sayChange(draft, series, display, period)
  }
}

/** The newest price: against the farmer's own, for the amount asked about, or as it is. */
function tellNow(draft: Draft, series: MonthlySeries, display: Display, question: Question): void {
  const asked = amountAsked(question)
  if (question.figures.pricePerT !== undefined && sayOwnAgainst(draft, question, series, display)) return
  if (asked !== undefined && sayWorth(draft, series, display, asked)) return
  sayPrice(draft, series, display, undefined)
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

const isUpToNow = (period: Period): boolean =>
  'months' in period || ('start' in period && period.start !== undefined && period.end === undefined)

/**
 * Which of several moved more over the time asked for, or over the year: prices of different things say little side by
 * side, their movements do. Where it is asked which is cheapest, also their order per tonne.
 */
function contrast(draft: Draft, series: readonly MonthlySeries[], { period, ordersByPrice }: Question): void {
  if (ordersByPrice) sayInOrder(draft, series)
  if (period !== undefined) return
  const moved = series.flatMap((one) => {
    const change = changeOver(one.prices, 12)
    return change === undefined ? [] : [{ commodity: one.commodity, percent: change.percent }]
  })
  if (moved.length < 2) return
  draft.say(
    { code: 'moved_over_year', values: { moves: moved } },
    ...moved.map(({ percent }): Fact => ({ value: percent, kind: 'percent' })),
  )
}

function sayInOrder(draft: Draft, series: readonly MonthlySeries[]): void {
  const prices = series.flatMap((one) => {
    const price = perTonne(one)
    return price === undefined
      ? []
      : [{ commodity: one.commodity, value: price.value, currency: price.currency }]
  })
  const [first] = prices
  if (first === undefined || prices.length < 2 || prices.some(({ currency }) => currency !== first.currency))
    return
  const ordered = prices
    .toSorted((a, b) => a.value - b.value)
    .map(({ commodity, value }) => ({ commodity, value }))
  draft.say(
    { code: 'in_order', values: { prices: ordered, currency: first.currency } },
    ...ordered.map(({ value }): Fact => ({ value, kind: 'price', currency: first.currency, per: 't' })),
  )
}

/** How many other series are named where the one asked for is not there. */
const MOST_OTHERS = 3

function notFound(commodity: string, { place }: Question, data: PriceData): Said {
  const elsewhere = data.series
    .filter((series) => series.commodity === commodity && series.prices.length > 0)
    .map(labelOf)
  const others = [...new Map(elsewhere.map((label) => [JSON.stringify(label), label])).values()]
  return {
    code: 'not_found',
    values: {
      commodity,
      place: place === 'here' ? 'here' : place === undefined || place === 'world' ? 'any' : 'there',
      others: others.slice(0, MOST_OTHERS),
    },
  }
}

function sum(question: Question, data: PriceData): PriceAnswer {
  const draft = new Draft()
  const [crop] = question.commodities
  if (question.intent === 'convert') {
    const bushel = crop === undefined ? undefined : commodityById(crop)?.bushel
    return draft.done(sayMeasures(draft, question) || sayConversion(draft, question, bushel))
  }
  sayGiven(draft, question)
  if (question.figures.mixesCurrencies) return draft.say({ code: 'mixed_currencies', values: {} }).done(false)
  const series =
    crop === undefined
      ? undefined
      : chooseSeries(data.series, crop, question.place, data.local, question.variety)
  const done =
    sayTotals(draft, question) ||
    (question.intent === 'margin'
      ? sayMargin(draft, question, series, data.rates)
      : sayBreakEven(draft, question, series, data.rates))
  const isBenchmark = draft.series.some(({ priceType }) => priceType === 'benchmark')
  if (isBenchmark) draft.say({ code: 'price_is_world', values: {} })
  return draft.done(done)
}

function ratio(question: Question, data: PriceData): PriceAnswer {
  const draft = new Draft()
  const [products, inputs] = [
    question.commodities.filter((id) => !isFertiliser(id)),
    question.commodities.filter(isFertiliser),
  ]
  let answered = false
  for (const product of products) {
    for (const input of inputs) {
      const [sold, bought] = [
        chooseSeries(data.series, product, question.place ?? 'world', data.local),
        chooseSeries(data.series, input, 'world', data.local),
      ]
      if (sold === undefined || bought === undefined)
        draft.say(notFound(sold === undefined ? product : input, question, data))
      else answered = sayInputRatio(draft, sold, bought, question) || answered
    }
  }
  if (answered) draft.say({ code: 'ratio_at_world_prices', values: {} })
  return draft.done(answered, answered ? [] : SUGGESTIONS)
}

const isFertiliser = (id: string): boolean => commodityById(id)?.category === 'fertilisers'
