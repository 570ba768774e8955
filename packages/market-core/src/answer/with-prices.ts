import type { Month } from '../months.ts'
import { ageInMonths, isCurrent } from '../price-age.ts'
import { latest } from '../series.ts'
import type { ProductOf } from '../understand/beside/beside.ts'
import { isUpToNow } from '../understand/period/period.ts'
import { plainText, splitWords } from '../understand/plain-text.ts'
import type { Question } from '../understand/question.ts'
import { sayGiven } from './about-amounts.ts'
import { askWhom, isPriced } from './about-topics.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from './answer.ts'
import { contrast, contrastYear } from './comparing/contrast.ts'
import { ofOneTime } from './comparing/prices-in-order.ts'
import type { PriceData } from './price-data.ts'
import { caveats, rateFacts } from './series/caveats.ts'
import { newerSibling, seriesOf, wordsNotOf } from './series/choose-series.ts'
import { sayOtherKinds } from './series/other-kinds.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { seriesFor } from './series/series-for.ts'
import { labelOf } from './series/shown-values.ts'
import { isOfSeries } from './series/words-of-series.ts'
import { sayRevenue } from './sums/totals.ts'
import { displayFor, tell } from './tell-series.ts'

/** An answer from stored prices: what was found, in what was asked for, with what could not be placed said first. */
export function withPrices(draft: Draft, question: Question, data: PriceData): PriceAnswer {
  if (question.priceKind === undefined) {
    if (isOfUnknownPlace(question, data)) return ofUnknownPlace(draft, question, data)
    const { answered, ...told } = priced(draft, question, data)
    // Whoever asks whether it is his market's price is told who knows that.
    const isOfAnother = question.ofTold === true && question.unplaced !== undefined
    return isOfAnother ? askWhom(draft, 'price', data).done(answered) : { answered, ...told }
  }
  const { priceKind: kind, kindAlso, ...rest } = question
  const names = kind === 'market' ? namesOf(question) : []
  draft.say({ code: 'kind_not_stored', values: { kind, words: names.slice(0, MOST_WORDS) } })
  if (kindAlso !== undefined) draft.say({ code: 'kind_not_stored', values: { kind: kindAlso, words: [] } })
  const left = question.unplaced?.filter((word) => !names.includes(word)) ?? []
  const { unplaced: _, unreadTimes: __, isCompound, ...nearest } = rest
  // The month of a contract is no month of a price.
  const ofContract =
    kind === 'exchange' ? (word: string) => isOfContract(word, question.unreadTimes) : () => false
  const others = left.filter((word) => !ofContract(word))
  const kept = {
    ...(others.length > 0 && { unplaced: others }),
    ...(isCompound && others.length > 0 && { isCompound }),
    ...(question.unreadTimes && kind !== 'exchange' && { unreadTimes: question.unreadTimes }),
  }
  // What nobody has a price of is nearest to what is made of it, whoever would pay that; what an office sets is not.
  const isOfAnother = kind !== 'producer' || nearest.commodities.some((id) => isPriced(id, data.series))
  const { answered } = priced(draft, { ...nearest, ...kept }, data, isOfAnother)
  return askWhom(draft, 'price', data).done(answered)
}

/** Of a place that is not stored nothing of its country is, nor of the world. */
const isOfUnknownPlace = (question: Question, data: PriceData): boolean =>
  question.placesNamed !== undefined &&
  question.commodities.length === 1 &&
  question.product === undefined &&
  question.isCompound === undefined &&
  !priced(new Draft(), question, data).answered

/** What is paid in another country says nothing of here: the place is named, and who knows its prices. */
function ofUnknownPlace(draft: Draft, question: Question, data: PriceData): PriceAnswer {
  const { commodities, placesNamed = [], unplaced = [] } = question
  const words = placesNamed.slice(0, MOST_WORDS)
  draft.say({ code: 'kind_not_stored', values: { kind: 'market', words } })
  for (const commodity of commodities)
    draft.say({ code: 'not_found', values: { commodity, place: 'any', others: [] } })
  const others = unplaced.filter((word) => !placesNamed.includes(word))
  if (others.length > 0)
    draft.say({ code: 'also_not_placed', values: { words: others.slice(0, MOST_WORDS) } })
  return askWhom(draft, 'price', data).done(false)
}

const isOfContract = (word: string, times: readonly string[] = []): boolean =>
  times.includes(word) || /^(?:contracts?|futures?|delivery|expiry|trading|settlement)$/.test(word)

/** The words that may be a market's name: not one right behind a commodity, which may make something else of it. */
const namesOf = ({ unplaced = [], isCompound, unreadTimes = [] }: Question): readonly string[] =>
  isCompound ? [] : unplaced.filter((word) => !unreadTimes.includes(word))

/** @param isOfAnother whether what was asked for is not stored at all: what is told is the nearest to it */
function priced(draft: Draft, question: Question, data: PriceData, isOfAnother = false): PriceAnswer {
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
  if (question.product !== undefined && isAnother(question.product, data))
    return besideProduct(draft, question.product, question, data)
  if (question.ownMeasure !== undefined) {
    const { word, kind } = question.ownMeasure
    draft.say({ code: 'own_measure', values: { kind, words: [word] } })
  }
  const [first] = commodities
  const isOfNow = question.intent !== 'forecast' && question.intent !== 'advice'
  if (
    question.isCompound &&
    first !== undefined &&
    isOfNow &&
    (isPriced(first, data.series) || !isAForm(unplaced))
  ) {
    const hasPrice = isPriced(first, data.series)
    const values = { commodity: first, words: unplaced.slice(0, MOST_WORDS), hasPrice }
    return draft.say({ code: 'not_placed', values }).done(false, SUGGESTIONS)
  }
  const places = [question.place, ...(question.placeAlso ? [question.placeAlso] : [])]
  const found = commodities.flatMap((commodity) =>
    places.flatMap((place) => seriesFor(commodity, question, place, data, isOfAnother)),
  )
  for (const { missing } of found) if (missing !== undefined) draft.say(missing)
  // What was told before and is asked about beside this stands first, as it was asked.
  const before = seriesOf(question.also, question, data.series, data.local)
  const told = [...new Set([...before, ...found.flatMap(({ series }) => series)])]
  const isOfAForm = !commodities.some((id) => isPriced(id, data.series)) && isAForm(unplaced)
  if (told.length === 0 && unplaced.length > 0 && !isOfAForm)
    draft.say({ code: 'also_not_placed', values: { words: unplaced.slice(0, MOST_WORDS) } })
  const missed = told.length === 0 ? [] : notOfAny(told, question.variety ?? [])
  const words = [...unplaced, ...missed]
    .filter((word) => !isOfMarket(word, told) && !isOfSeries(word, told))
    .slice(0, MOST_WORDS)
  const compares = told.length > 1
  const [one] = told
  const isInstead = found.every(({ missing }) => missing !== undefined)
  const isNearest = (words.length > 0 || isOfAnother || isInstead) && one !== undefined
  const { unreadTimes = [] } = question
  const isOfOtherTime = one !== undefined && unreadTimes.length > 0
  // That a figure may be of another time than was asked for comes before everything else.
  if (isOfOtherTime) draft.say({ code: 'time_not_read', values: { words: unreadTimes.slice(0, MOST_WORDS) } })
  if (one !== undefined && (compares || isNearest)) sayAge(draft, one, question, data.today)
  // A figure of another thing is never read before it is said to be one.
  if (isNearest && !isOfOtherTime) draft.say({ code: 'nearest', values: { words } })
  const isOrdered = compares && contrast(draft, told, question, data)
  // Which way one was supposed to go is told of one alone.
  const { way: _, ...ofSeveral } = question
  for (const series of told) {
    sayAge(draft, series, question, data.today)
    // The order of more than two has said all that is asked of each of them; one that is too old is told by itself.
    if (isOrdered && told.length > 2 && (question.period !== undefined || ofOneTime(told).includes(series))) {
      draft.from(series)
      continue
    }
    tell(draft, series, compares ? ofSeveral : question, data, isOrdered)
    for (const currency of question.alsoIn ?? []) tell(draft, series, { ...question, currency }, data)
    const isOfNow = question.period === undefined || isUpToNow(question.period)
    const newer = isOfNow ? newerSibling(data.series, series) : undefined
    const month = newer && latest(newer.prices)?.month
    if (newer !== undefined && month !== undefined)
      draft.say({ code: 'newer_elsewhere', values: { series: labelOf(newer), month } })
  }
  if (one !== undefined && !compares && question.bought === undefined)
    sayOtherKinds(draft, one, question, data)
  if (compares && !(isOrdered && (told.length > 2 || question.asksGap)))
    contrastYear(draft, told, question, data.today)
  const others = words.filter((word) => !unreadTimes.includes(word))
  if (isNearest && isOfOtherTime && others.length > 0)
    draft.say({ code: 'also_not_placed', values: { words: others } })
  const { asides = [] } = question
  if (asides.length > 0 && told.length > 0)
    draft.say({ code: 'also_not_placed', values: { words: asides.slice(0, MOST_WORDS) } })
  for (const series of told) {
    const display = displayFor(question, series, data)
    for (const caveat of caveats(series, display)) draft.sayOnce(caveat, ...rateFacts(display))
  }
  return draft.done(told.length > 0, told.length > 0 ? [] : SUGGESTIONS)
}

/** Seeds and nuts are what some things without a price are sold as. */
const isAnother = ({ commodity, word }: ProductOf, data: PriceData): boolean =>
  isPriced(commodity, data.series) || !isAForm([word])

/** What is made of a thing has no price; what else is asked for has its own. */
function besideProduct(
  draft: Draft,
  { commodity, word }: ProductOf,
  question: Question,
  data: PriceData,
): PriceAnswer {
  const { product: _, isCompound: __, unplaced = [], ...rest } = question
  draft.say({ code: 'other_product', values: { commodity, words: [word] } })
  const others = question.commodities.filter((id) => id !== commodity)
  const left = unplaced.filter((one) => one !== word)
  if (others.length === 0) return draft.done(false, SUGGESTIONS)
  return priced(draft, { ...rest, commodities: others, ...(left.length > 0 && { unplaced: left }) }, data)
}

/** "The raw nut", "dried": a form of a thing that has no price in any form. */
const isAForm = (words: readonly string[]): boolean =>
  words.every((word) =>
    /^(?:seeds?|nuts?|raw|dry|dried|fresh|whole|shelled|unshelled|grain|kernels?|pods?)$/.test(word),
  )

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

/** "The Oriental of Managua": a word of the names of the markets that are told. */
const isOfMarket = (word: string, told: readonly MonthlySeries[]): boolean =>
  told.length > 0 && told.every(({ market = '' }) => splitWords(plainText(market)).includes(word))

/** How many of a question's own words an answer repeats. */
const MOST_WORDS = 4

/** The words of a variety that no series told has. */
const notOfAny = (told: readonly MonthlySeries[], variety: readonly string[]): string[] =>
  variety.filter((word) => told.every((series) => wordsNotOf(series, [word]).length > 0))

const YEAR_MONTHS = 12

type OfTime = Pick<Question, 'period' | 'periodAlso' | 'supposedExtreme' | 'againstNow' | 'andNow'>

/** That the newest price is no price of now, where it is told as the newest: before it is told. */
export function sayAge(
  draft: Draft,
  series: MonthlySeries,
  { period, periodAlso, supposedExtreme, againstNow, andNow }: OfTime,
  today: Month | undefined,
): void {
  const newest = latest(series.prices)?.month
  const isOfNow: boolean =
    period === undefined ||
    isUpToNow(period) ||
    (supposedExtreme ?? andNow) !== undefined ||
    (againstNow === true && periodAlso === undefined)
  // "In February" of no year is the newest that there is, however long ago that was.
  const isYearless = period !== undefined && 'start' in period && period.start?.startsWith('--') === true
  if (newest === undefined || today === undefined || !(isOfNow || isYearless)) return
  const months = ageInMonths(newest, today)
  if (isOfNow ? isCurrent(newest, today) : months <= YEAR_MONTHS) return
  draft.sayOnce(
    { code: 'old_price', values: { months } },
    { value: months, kind: 'count', role: 'count', of: labelOf(series) },
  )
}
