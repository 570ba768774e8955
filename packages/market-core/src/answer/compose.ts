import { commodityById } from '../commodities/catalogue.ts'
import type { ExchangeRate } from '../currency.ts'
import { changeOver } from '../series.ts'
import type { Question } from '../understand/question.ts'
import { sayChange, sayPrice, sayRange, saySeason } from './about-prices.ts'
import { sayBreakEven, sayConversion, sayInputRatio, sayMargin } from './about-sums.ts'
import { type Answer, Draft, type Fact } from './answer.ts'
import { chooseSeries } from './choose-series.ts'
import { percentage } from './numbers.ts'
import type { PriceSeries } from './price-series.ts'
import { displayOf } from './shown-price.ts'
import { caveats, labelOf, nameOf, rateFacts } from './wording.ts'

/** What an answer may be made from. */
export interface PriceData {
  /** The series of the commodities asked about. */
  series: readonly PriceSeries[]
  rates: readonly ExchangeRate[]
  /** ISO alpha-2 codes of the countries that are "here" for this farm. */
  local: readonly string[]
}

export const SUGGESTIONS = [
  'What is maize worth?',
  'How has wheat moved over the last year?',
  'Compare maize and sorghum',
  'How many kg of maize buy a kg of urea?',
  'Break-even for wheat: yield 6 t/ha, cost 900 per hectare',
] as const

const CAPABILITIES =
  'I can tell you what a crop or a fertiliser is worth and when that price was recorded, how it has moved over a month, a year or longer, its highest and lowest, how two prices compare, what is usual at a time of year, how much grain buys a fertiliser, and your gross margin and break-even from your own figures.'

/**
 * The series that an answer to this question will be read from: the only ones whose prices must be fetched.
 *
 * @param all every series of the commodities asked about, each with its newest price at least
 */
export function seriesNeeded(
  question: Question,
  all: readonly PriceSeries[],
  local: readonly string[],
): PriceSeries[] {
  const places = question.intent === 'input-ratio' ? [question.place, 'world' as const] : [question.place]
  const chosen = question.commodities.flatMap((id) =>
    places.map((place) => chooseSeries(all, id, place, local)),
  )
  return [...new Set(chosen.filter((series) => series !== undefined))]
}

/** Answers a question from stored prices and the farmer's own figures: the simple mode, in which nothing is guessed. */
export function compose(question: Question, data: PriceData): Answer {
  switch (question.intent) {
    case 'capabilities':
      return new Draft().say(CAPABILITIES).done(true, SUGGESTIONS)
    case 'forecast':
      return withPrices(
        new Draft().say('I do not forecast prices: nobody knows them. What I have is what they were.'),
        question,
        data,
      )
    case 'advice':
      return withPrices(
        new Draft().say(
          'Whether to sell or to hold is your decision; I do not advise on it. The figures that I have:',
        ),
        question,
        data,
      )
    case 'margin':
    case 'break-even':
    case 'convert':
      return sum(question, data)
    case 'input-ratio':
      return ratio(question, data)
    case 'unknown':
      return question.commodities.length === 0
        ? new Draft()
            .say('I did not understand that as a question about prices or farm sums.')
            .say(CAPABILITIES)
            .done(false, SUGGESTIONS)
        : withPrices(new Draft(), question, data)
    default:
      return withPrices(new Draft(), question, data)
  }
}

function withPrices(draft: Draft, question: Question, data: PriceData): Answer {
  if (question.commodities.length === 0) {
    return draft.say('Which crop or fertiliser do you mean?').done(false, SUGGESTIONS)
  }
  const told = question.commodities.flatMap((commodity) => {
    const series = chooseSeries(data.series, commodity, question.place, data.local)
    if (series === undefined) draft.say(notFound(commodity, question, data))
    return series === undefined ? [] : [series]
  })
  for (const series of told) tell(draft, series, question, data)
  if (question.intent === 'compare') contrast(draft, told)
  const said = new Set<string>()
  for (const series of told) {
    const display = displayOf(series, question.unit, question.currency, data.rates)
    for (const caveat of caveats(series, display)) {
      if (!said.has(caveat)) draft.say(caveat, ...rateFacts(display))
      said.add(caveat)
    }
  }
  return draft.done(told.length > 0, told.length > 0 ? [] : SUGGESTIONS)
}

function tell(draft: Draft, series: PriceSeries, question: Question, { rates }: PriceData): void {
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
function contrast(draft: Draft, series: readonly PriceSeries[]): void {
  const moved = series.flatMap((one) => {
    const change = changeOver(one.prices, 12)
    return change === undefined ? [] : [{ one, percent: change.percent }]
  })
  if (moved.length < 2) return
  const words = moved.map(
    ({ one, percent }) => `${nameOf(one.commodity)} ${percent < 0 ? 'fell' : 'rose'} ${percentage(percent)}`,
  )
  draft.say(
    `Over a year, ${words.join(', ')}.`,
    ...moved.map(({ percent }): Fact => ({ value: percent, kind: 'percent' })),
  )
}

function notFound(commodity: string, { place }: Question, data: PriceData): string {
  const name = nameOf(commodity)
  const elsewhere = data.series
    .filter((series) => series.commodity === commodity && series.prices.length > 0)
    .map(labelOf)
  const what =
    place === 'here'
      ? `a local price for ${name}`
      : `a price for ${name}${place === undefined || place === 'world' ? '' : ' there'}`
  return elsewhere.length === 0
    ? `I have no ${what.slice(2)}.`
    : `I have no ${what.slice(2)}. I do have ${[...new Set(elsewhere)].slice(0, 3).join('; ')}.`
}

function sum(question: Question, data: PriceData): Answer {
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
  const answer = draft.done(done)
  const benchmark = answer.series.some(({ priceType }) => priceType === 'benchmark')
  return benchmark
    ? { ...answer, text: `${answer.text} The price is a world price, not what you will be paid.` }
    : answer
}

function ratio(question: Question, data: PriceData): Answer {
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
  if (answered) draft.say('These are world prices; at your farm gate both differ.')
  return draft.done(answered, answered ? [] : SUGGESTIONS)
}

const isFertiliser = (id: string): boolean => commodityById(id)?.category === 'fertilisers'
