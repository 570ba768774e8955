import { commodityById } from '../commodities/catalogue.ts'
import { relatedProducts } from '../commodities/related.ts'
import { convertCurrency } from '../currency.ts'
import type { Question } from '../understand/question.ts'
import { sayGiven, sayMeasures, sayYield } from './about-amounts.ts'
import { answerDanger, answerTopic, askWhom } from './about-topics.ts'
import { bothOf, Draft, type PriceAnswer, SUGGESTIONS } from './answer.ts'
import { sayBarter } from './buying/barter.ts'
import { inOwnWords } from './in-own-words.ts'
import { inMonthOf } from './last/in-that-month.ts'
import { sayOfLast } from './last/last-answer.ts'
import type { PriceData } from './price-data.ts'
import { asItIsAsked } from './series/as-it-is-asked.ts'
import { withKindMissing } from './series/asked-kind.ts'
import { byVolume, withDensities } from './series/by-volume.ts'
import { factsOfRates } from './series/caveats.ts'
import { chooseKinds, chooseSeries, seriesOf } from './series/choose-series.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { sayStock, stockSeries } from './stock/say-stock.ts'
import { atOwnRate } from './sums/at-own-rate.ts'
import { tellBasket } from './sums/basket.ts'
import { sayBreakEven } from './sums/break-even.ts'
import { sayConversion, tellConversion } from './sums/conversion.ts'
import { figuresFirst } from './sums/figures/figures-first.ts'
import { withoutUnsaidWeight } from './sums/figures/without-unsaid-weight.ts'
import { sayMargin } from './sums/margin.ts'
import { comesTo, tellStory } from './sums/story.ts'
import { sumAtStored } from './sums/story-at-stored.ts'
import { sayRevenue, sayTotals } from './sums/totals.ts'
import { sayTalk } from './topics/say-talk.ts'
import type { Helpers } from './topics/whom-to-ask.ts'
import { withWhomToAsk } from './topics/with-whom-to-ask.ts'
import { sayAge, withPrices } from './with-prices.ts'

export type { PriceData } from './price-data.ts'

/** Of a question about what is stored the first months of as many are read. */
const MOST_STOCK = 12

/**
 * The series that an answer to this question will be read from: the only ones whose prices must be fetched.
 *
 * @param stored every series of the commodities asked about, each with its newest price at least
 */
export function seriesNeeded(
  question: Question,
  stored: readonly MonthlySeries[],
  local: readonly string[],
): MonthlySeries[] {
  const all = asItIsAsked(stored, question)
  if (question.stock !== undefined) return stockSeries(question, all, local).slice(0, MOST_STOCK)
  const { place, placeAlso } = withKindMissing(question, all, local)
  // What a market has none of, the world may have.
  const isOfMarket = place === undefined ? all.some(({ near }) => near !== undefined) : place !== 'world'
  const isAtTheWorld = question.intent === 'input-ratio' || isOfMarket
  const wider = typeof place === 'object' ? [{ country: place.country }] : []
  const places = [
    place,
    ...(placeAlso ? [placeAlso] : []),
    ...wider,
    ...(isAtTheWorld ? ['world' as const] : []),
  ]
  const isPriced = (id: string) => all.some(({ commodity, prices }) => commodity === id && prices.length > 0)
  const ids = question.commodities.flatMap((id) => (isPriced(id) ? [id] : [id, ...relatedProducts(id)]))
  const chosen = ids.flatMap((id) =>
    places.flatMap((asked) => chooseKinds(all, id, asked, local, question.variety, question.period)),
  )
  const { bought } = question
  const paid = bought !== undefined && 'goods' in bought ? bought.goods.of : undefined
  const told = [question.also, question.atExtreme?.of, paid].flatMap((of) =>
    seriesOf(of, question, all, local),
  )
  return [...new Set([...chosen, ...told])]
}

/** Answers a question from stored prices and the farmer's own figures: the simple mode, in which nothing is guessed. */
export function compose(question: Question, stored: PriceData): PriceAnswer {
  const series = asItIsAsked(stored.series, question)
  const shown = byVolume(series, question)
  const data = { ...stored, series: shown, rates: withOwnRate(stored.rates, question.ownRate) }
  const told = composed(withKindMissing(question, data.series, data.local), data)
  const made = withWhomToAsk(withDensities(atOwnRate(told, question.ownRate), series), data)
  const answer = { ...made, statements: withoutUnsaidWeight(figuresFirst(made.statements)) }
  return question.written === undefined ? answer : inOwnWords(answer, question.written)
}

/** The farmer's own rate, which has no date, and no other of the money that he told it of. */
const withOwnRate = (rates: PriceData['rates'], own: Question['ownRate']): PriceData['rates'] =>
  own === undefined
    ? rates
    : [
        { base: own.of, quote: own.currency, rate: own.rate, date: '' },
        ...rates.filter(({ base, quote }) => base !== own.currency && quote !== own.currency),
      ]

function composed({ alsoTerm: term, ...question }: Question, data: PriceData): PriceAnswer {
  if (term !== undefined) {
    const { statements, ...answer } = composed(question, data)
    return { ...answer, statements: [{ code: 'definition', values: { term }, facts: [] }, ...statements] }
  }
  if (question.atExtreme !== undefined) return composed(inMonthOf(question, question.atExtreme, data), data)
  if (question.alsoWorth) {
    const { alsoWorth: _, story: __, ...worth } = question
    const price: Question = { ...worth, topic: 'price', intent: 'price' }
    return bothOf(composed({ ...question, alsoWorth: false }, data), composed(price, data))
  }
  if (question.alsoAsked !== undefined) {
    const { alsoAsked, ...first } = question
    return alsoAsked.reduce((told, one) => bothOf(told, composed(one, data)), composed(first, data))
  }
  if (question.andNow) return ofBothTimes(question, data)
  const { ofLast, ...before } = question
  if (ofLast !== undefined) return sayOfLast(ofLast, composed(before, data), data)
  if (question.danger !== undefined) return answerDanger(question.danger, question, data)
  if (question.smallTalk !== undefined) return sayTalk(question, question.smallTalk, data)
  if (question.term !== undefined)
    return new Draft().say({ code: 'definition', values: { term: question.term } }).done()
  if (question.stock !== undefined) return sayStock(question, question.stock, data)
  if (question.conversion !== undefined) return tellConversion(question.conversion)
  const { story, isHarvest, atStored, ...harvest } = question
  const stored = atStored === undefined ? undefined : sumAtStored(harvest, atStored, data)
  if (stored !== undefined) return stored
  // What is taken off the stored price is no price of its own: without the sum that price alone is told.
  if (atStored !== undefined && harvest.figures.pricePerT !== undefined)
    return withPrices(new Draft(), withoutOwnFigures(harvest), data)
  if (question.basket !== undefined) {
    const { basket, ...ofPrices } = harvest
    const asked: Question = { ...ofPrices, topic: 'price', intent: 'price', figures: {} }
    return tellBasket(question, question.basket, data) ?? withPrices(new Draft(), asked, data)
  }
  if (story !== undefined) {
    const isTwo = 'sum' in story && story.next !== undefined
    const other = isHarvest && !isTwo ? composed(harvest, data) : undefined
    if (other !== undefined && comesTo(story, other)) return other
    return tellStory(story)
  }
  const elsewhere = answerTopic(question, data)
  if (elsewhere !== undefined) return elsewhere
  switch (question.intent) {
    case 'capabilities':
      return new Draft().say({ code: 'capabilities', values: {} }).done(true, SUGGESTIONS)
    case 'forecast':
      return withPrices(new Draft().say({ code: 'no_forecast', values: {} }), newestOf(question), data)
    case 'advice': {
      // Why and until when somebody would wait says nothing of the price.
      const { asides: _, ...asked } = newestOf(question)
      return withPrices(new Draft().say({ code: 'no_advice', values: {} }), asked, data)
    }
    case 'reason':
      return withPrices(new Draft().say({ code: 'no_reason', values: {} }), question, data)
    case 'margin':
    case 'break-even':
    case 'convert':
      return withAge(sum(question, data), question, data)
    case 'input-ratio':
      return withAge(sayBarter(question, data), question, data)
    case 'unknown':
      return question.commodities.length > 0 || (asksForAPrice(question) && !hasOwnSum(question))
        ? withPrices(new Draft(), question, data)
        : withoutCommodity(question, data)
    case 'price': {
      const draft = new Draft()
      const isMeasure = question.topic === 'sums' && question.figures.moistures !== undefined
      if (question.commodities.length === 0 && hasOwnSum(question)) return withoutCommodity(question, data)
      return isMeasure && sayMeasures(draft, question)
        ? draft.done()
        : withPrices(new Draft(), question, data)
    }
    default:
      return withPrices(new Draft(), question, data)
  }
}

/** The newest, and then the time that was asked for beside it; what is said of both is said once. */
function ofBothTimes({ andNow: _, period, ...now }: Question, data: PriceData): PriceAnswer {
  return bothOf(composed(now, data), composed({ ...now, ...(period && { period }) }, data))
}

/** What is told where the future is asked about: the newest there is, whatever else the question says. */
function newestOf({
  period: _,
  unplaced: __,
  figures: ___,
  unreadTimes: ____,
  ...question
}: Question): Question {
  return { ...question, figures: {} }
}

/** The price alone, with the figures of the sum named as those that nothing was done with. */
function withoutOwnFigures({ figures, unplaced = [], ...question }: Question): Question {
  const own = (figures.given ?? []).map(({ value }) => String(value))
  const words = [...new Set([...unplaced, ...own])]
  return {
    ...question,
    topic: 'price',
    intent: 'price',
    figures: {},
    ...(words.length > 0 && { unplaced: words }),
  }
}

/** Of a price of nothing that has a name: "Mandi details"; or of a thing that nobody knows. */
const asksForAPrice = ({ topic }: Question): boolean => topic === 'price'

/** The farmer's own amount at the farmer's own price needs no crop. */
const hasOwnSum = ({ figures }: Question): boolean =>
  figures.pricePerT !== undefined && (figures.amount !== undefined || figures.yieldTPerHa !== undefined)

/** What needs no commodity: land, weights and money in other units. */
function withoutCommodity(question: Question, helpers: Helpers): PriceAnswer {
  const draft = new Draft()
  if (question.figures.pricePerT !== undefined) {
    sayGiven(draft, question)
    if (sayRevenue(draft, question)) return draft.done()
  }
  if (sayMeasures(draft, question) || (hasAmount(question) && sayConversion(draft, question, undefined)))
    return draft.done()
  // What nobody here can read may well be known to somebody who advises farmers.
  return askWhom(draft.say({ code: 'not_understood', values: {} }), 'other', helpers).done(false, SUGGESTIONS)
}

const hasAmount = ({ figures, unit }: Question): boolean => figures.amount !== undefined && unit !== undefined

function sum(question: Question, data: PriceData): PriceAnswer {
  const draft = new Draft()
  // Of "diesel 50, wheat 4 t/ha" the wheat is grown.
  const isBought = (id: string) => isFertiliser(id) || commodityById(id)?.category === 'energy'
  const crop = question.commodities.find((id) => !isBought(id)) ?? question.commodities[0]
  if (question.intent === 'convert') {
    const bushel = crop === undefined ? undefined : commodityById(crop)?.bushel
    return draft.done(
      sayMoney(draft, question, data) ||
        sayYield(draft, question) ||
        sayMeasures(draft, question) ||
        sayConversion(draft, question, bushel),
    )
  }
  sayGiven(draft, question)
  if (question.figures.mixesCurrencies) return draft.say({ code: 'mixed_currencies', values: {} }).done(false)
  const series =
    crop === undefined
      ? undefined
      : chooseSeries(data.series, crop, question.place, data.local, question.variety)
  const done =
    sayTotals(draft, question, series, data.rates) ||
    (question.intent === 'margin'
      ? sayMargin(draft, { ...question, commodities: crop === undefined ? [] : [crop] }, series, data.rates)
      : sayBreakEven(draft, question, series, data.rates))
  const isBenchmark = draft.series.some(({ priceType }) => priceType === 'benchmark')
  if (isBenchmark) draft.say({ code: 'price_is_world', values: {} })
  return draft.done(done)
}

/** A stored price that is old is said to be so before the sum that is made with it. */
function withAge(answer: PriceAnswer, question: Question, data: PriceData): PriceAnswer {
  const draft = new Draft()
  for (const series of answer.series) sayAge(draft, series, question, data.today)
  return { ...answer, statements: [...draft.done().statements, ...answer.statements] }
}

/** Money in another currency, by the stored rates. False where that is not asked, or there is no rate. */
function sayMoney(draft: Draft, { money, currency }: Question, { rates }: PriceData): boolean {
  if (money === undefined || currency === undefined) return false
  const converted = convertCurrency(money.value, money.currency, currency, rates)
  if (converted === undefined) {
    draft.say({ code: 'no_rate', values: { from: money.currency, to: currency } })
    return true
  }
  const values = { amount: money.value, from: money.currency, converted: converted.value, to: currency }
  draft.say(
    { code: 'money_conversion', values },
    { value: values.amount, kind: 'money', currency: values.from },
    { value: values.converted, kind: 'money', currency },
  )
  draft.say({ code: 'converted', values: { rates: converted.rates } }, ...factsOfRates(converted.rates))
  return true
}

const isFertiliser = (id: string): boolean => commodityById(id)?.category === 'fertilisers'
