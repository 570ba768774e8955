import { commodityById } from '../commodities/catalogue.ts'
import type { ExchangeRate } from '../currency.ts'
import { changeOver } from '../series.ts'
import type { Question } from '../understand/question.ts'
import { moveFact, sayChange, sayPrice, sayRange, saySeason } from './about-prices.ts'
import { sayBreakEven, sayConversion, sayInputRatio, sayMargin } from './about-sums.ts'
import { answerDanger, answerTopic, type Helpers } from './about-topics.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from './answer.ts'
import type { Fact } from './fact.ts'
import { caveats, rateFacts } from './series/caveats.ts'
import { chooseSeries } from './series/choose-series.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { displayOf } from './series/shown-price.ts'
import { labelOf } from './series/shown-values.ts'
import type { Said } from './statement.ts'

/** What an answer may be made from. */
export interface PriceData extends Helpers {
  /** The series of the commodities asked about. */
  series: readonly MonthlySeries[]
  rates: readonly ExchangeRate[]
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
    places.map((place) => chooseSeries(all, id, place, local)),
  )
  return [...new Set(chosen.filter((series) => series !== undefined))]
}

/** Answers a question from stored prices and the farmer's own figures: the simple mode, in which nothing is guessed. */
export function compose(question: Question, data: PriceData): PriceAnswer {
  if (question.danger !== undefined) return answerDanger(question.danger, question.topic, data)
  const elsewhere = answerTopic(question, data)
  if (elsewhere !== undefined) return elsewhere
  switch (question.intent) {
    case 'capabilities':
      return new Draft().say({ code: 'capabilities', values: {} }).done(true, SUGGESTIONS)
    case 'forecast':
      return withPrices(new Draft().say({ code: 'no_forecast', values: {} }), question, data)
    case 'advice':
      return withPrices(new Draft().say({ code: 'no_advice', values: {} }), question, data)
    case 'margin':
    case 'break-even':
    case 'convert':
      return sum(question, data)
    case 'input-ratio':
      return ratio(question, data)
    case 'unknown':
      return question.commodities.length === 0 && !asksForAPrice(question)
        ? new Draft()
            .say({ code: 'not_understood', values: {} })
            .say({ code: 'capabilities', values: {} })
            .done(false, SUGGESTIONS)
        : withPrices(new Draft(), question, data)
    default:
      return withPrices(new Draft(), question, data)
  }
}

/** Of a price of nothing that has a name: "Mandi details". */
const asksForAPrice = ({ topic, unplaced }: Question): boolean => topic === 'price' && unplaced === undefined

function withPrices(draft: Draft, question: Question, data: PriceData): PriceAnswer {
  if (question.commodities.length === 0) {
    return draft.say({ code: 'which_commodity', values: {} }).done(false, SUGGESTIONS)
  }
  const told = question.commodities.flatMap((commodity) => {
    const series = chooseSeries(data.series, commodity, question.place, data.local)
    if (series === undefined) draft.say(notFound(commodity, question, data))
    return series === undefined ? [] : [series]
  })
  for (const series of told) tell(draft, series, question, data)
  if (question.intent === 'compare') contrast(draft, told)
  for (const series of told) {
    const display = displayOf(series, question.unit, question.currency, data.rates)
    for (const caveat of caveats(series, display)) draft.sayOnce(caveat, ...rateFacts(display))
  }
  return draft.done(told.length > 0, told.length > 0 ? [] : SUGGESTIONS)
}

function tell(draft: Draft, series: MonthlySeries, question: Question, { rates }: PriceData): void {
  const display = displayOf(series, question.unit, question.currency, rates)
  if (question.intent === 'change') sayChange(draft, series, display, question.period)
  else if (question.intent === 'range') sayRange(draft, series, display, question.period)
  else if (question.intent === 'season') saySeason(draft, series)
  else if (question.intent === 'price' && question.period !== undefined && 'months' in question.period)
    sayChange(draft, series, display, question.period)
  else sayPrice(draft, series, display, question.period)
}

/**
 * Which of several moved more over the year: prices of different things say little side by side, their movements do.
 */
function contrast(draft: Draft, series: readonly MonthlySeries[]): void {
  const moved = series.flatMap((one) => {
    const change = changeOver(one.prices, 12)
    return change === undefined
      ? []
      : [{ commodity: one.commodity, percent: change.percent, of: labelOf(one), change }]
  })
  if (moved.length < 2) return
  draft.say(
    {
      code: 'moved_over_year',
      values: { moves: moved.map(({ commodity, percent }) => ({ commodity, percent })) },
    },
    ...moved.map(({ change, of }): Fact => moveFact(change, of)),
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
  const crop = question.commodities[0]
  const series = crop === undefined ? undefined : chooseSeries(data.series, crop, question.place, data.local)
  if (question.intent === 'convert') {
    return draft.done(
      sayConversion(draft, question, crop === undefined ? undefined : commodityById(crop)?.bushel),
    )
  }
  const done =
    question.intent === 'margin' ? sayMargin(draft, question, series) : sayBreakEven(draft, question, series)
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
      else answered = sayInputRatio(draft, sold, bought) || answered
    }
  }
  if (answered) draft.say({ code: 'ratio_at_world_prices', values: {} })
  return draft.done(answered, answered ? [] : SUGGESTIONS)
}

const isFertiliser = (id: string): boolean => commodityById(id)?.category === 'fertilisers'
