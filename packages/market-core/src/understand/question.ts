import { commodityById } from '../commodities/catalogue.ts'
import { kgPerUnit, type PriceUnit } from '../mass.ts'
import { type Danger, findDanger } from './danger/find-danger.ts'
import { asksForFertilisers, readCommodities } from './find-commodities.ts'
import { type KnownPlaces, type PlaceAsked, readPlace } from './find-place.ts'
import { findCurrencies } from './find-units.ts'
import { findIntent, type Intent } from './intent.ts'
import { findLanguage, isOther } from './languages/find-language.ts'
import type { OtherLanguage } from './languages/language.ts'
import { understandOther } from './languages/understand-other.ts'
import { leftOver } from './left-over.ts'
import { readPeriod } from './period/find-period.ts'
import { later, type Period } from './period/period.ts'
import { hasPhrase, plainText, splitWords } from './plain-text.ts'
import { type Figures, farmFigures } from './quantities/farm-figures.ts'
import type { Measure } from './quantities/measures.ts'
import { readQuantities } from './quantities/read-quantities.ts'
import { questionPart } from './question-part.ts'
import { findSmallTalk, type SmallTalk } from './small-talk.ts'
import { asSourcesWrite, storedNames } from './stored-names.ts'
import { supposedWay } from './supposed-way.ts'
import { findTopic } from './topic/find-topic.ts'
import type { Topic } from './topic/topic.ts'

/** A question about prices as far as it was understood. What it does not name is absent. */
export interface Question {
  /** What it was asked in; absent for English. */
  language?: OtherLanguage
  /** By plain English word, what was written in its place in another language. */
  written?: ReadonlyMap<string, string>
  /** What it is about, before anything else. */
  topic: Topic
  /** Words and figures that nobody could place: they forbid the plain answer. */
  unplaced?: readonly string[]
  /** One of them makes something else of a commodity: "coffee machine". */
  isCompound?: true
  /** It asks for somebody who knows: an officer, a number to call. */
  asksWho?: boolean
  /** It asks for what no engine may answer by itself. */
  danger?: Danger
  /** It is no question. */
  smallTalk?: SmallTalk
  intent: Intent
  /** Commodity ids, in the order they were named. */
  commodities: readonly string[]
  /** Words that tell the stored series of these commodities from one another: "hrw", "mombasa". */
  variety?: readonly string[]
  place?: PlaceAsked
  period?: Period
  unit?: PriceUnit
  /** What a price or a result is wanted for each of, where that is no plain unit of weight. */
  wanted?: Measure
  currency?: string
  /** Further currencies that it wants the same in. */
  alsoIn?: readonly string[]
  /** Which way it supposes a price to have gone: "did it go up?" */
  way?: 'up' | 'down'
  /** Money to be told in another currency. */
  money?: { value: number; currency: string }
  /** Which is the cheapest or the dearest of several. */
  ordersByPrice?: true
  /** It asks how far from the lowest, not from the highest. */
  lowest?: true
  figures: Figures
}

/**
 * Understands a question without a model: names in several languages, slips, periods, units, currencies, the farmer's
 * own figures. Every word of it is used, or known to say little, or told in `unplaced`. "and wheat?" takes what it
 * leaves out from the question before it.
 *
 * @param places the countries, markets and names that prices are known for
 * @param previous the farmer's last question, as it was understood
 */
export function understand(text: string, places: KnownPlaces, previous?: Question): Question {
  const language = findLanguage(text, previous?.language) ?? previous?.language ?? 'en'
  if (!isOther(language)) return understandEnglish(text, places, inLanguage(previous, undefined))
  return understandOther(text, language, (english, danger) =>
    understandEnglish(english, places, inLanguage(previous, language), danger),
  )
}

/** The question before, to lean on, told in the language of the one that follows it. */
const inLanguage = (
  previous: Question | undefined,
  language: OtherLanguage | undefined,
): Question | undefined => {
  if (previous === undefined) return undefined
  const { language: _, written: __, ...question } = previous
  return { ...question, ...(language && { language }) }
}

function understandEnglish(
  text: string,
  places: KnownPlaces,
  previous?: Question,
  dangerAsWritten?: Danger,
): Question {
  const whole = plainText(text)
  const danger = dangerAsWritten ?? findDanger(whole)
  const smallTalk = danger === undefined ? findSmallTalk(whole) : undefined
  if (smallTalk !== undefined)
    return { topic: 'other', smallTalk, intent: 'unknown', commodities: [], figures: {} }
  const plain = asSourcesWrite(plainText(questionPart(text, places)))
  const stored = storedNames(places)
  const { ids: named, rest: unnamed, heads, marked } = readCommodities(plain, stored.names)
  const commodities = withFertilisers(named, plain)
  const dated = readPeriod(marked)
  const about = commodities.length > 0 ? commodities : (previous?.commodities ?? [])
  const kinds = new Set(about.flatMap((id) => [...(stored.varieties.get(id) ?? [])]))
  const variety = [...new Set(splitWords(plain).filter((word) => kinds.has(word) && !isIntentWord(word)))]
  const plainRest = without(dated.rest, variety)
  const where = readPlace(plainRest, places)
  const read = readQuantities(where === undefined ? plainRest : without(plainRest, splitWords(where.words)))
  const crop = commodities.map((id) => commodityById(id)?.bushel).find((bushel) => bushel !== undefined)
  const figures = farmFigures(read.quantities, crop)
  const [currency, ...currencies] = findCurrencies(read.rest)
  const left = leftOver(read.rest)
  const { topic: found, said, asksWho = false } = findTopic({ commodities, rest: unnamed, left })
  // "200 bushels of corn in tonnes" asks for no money.
  const converts =
    found === 'price' &&
    !said &&
    figures.amount !== undefined &&
    read.wanted?.kind === 'mass' &&
    read.wanted.unit !== figures.amount.unit
  const topic: Topic = converts ? 'sums' : found
  const intent: Intent = converts ? 'convert' : findIntent(plain, commodities)
  const money = read.quantities.find((one) => one.currency !== undefined && one.per === undefined)
  const unused = topic === 'sums' || intent === 'input-ratio' ? [] : outsideASum(figures).map(String)
  const unplaced = [...left, ...unused]
  const isTradeBag =
    read.wanted?.kind === 'sack' && read.wanted.kg === kgPerUnit.bag && intent !== 'input-ratio'
  const unit =
    isTradeBag && topic !== 'sums' ? 'bag' : read.wanted?.kind === 'mass' ? read.wanted.unit : undefined
  const way = intent === 'change' ? supposedWay(plain) : undefined
  const question: Question = {
    topic,
    ...(danger && { danger }),
    ...(unplaced.length > 0 && (topic === 'price' || topic === 'other') && { unplaced }),
    ...(heads.some((word) => left.includes(word)) && { isCompound: true }),
    ...(asksWho && { asksWho }),
    intent,
    commodities,
    ...(variety.length > 0 && { variety }),
    ...(where && { place: where.place }),
    ...(dated.period && { period: dated.period }),
    ...(unit && { unit }),
    ...(read.wanted && unit === undefined && { wanted: read.wanted }),
    ...(currency && { currency }),
    ...(currencies.length > 0 && { alsoIn: currencies }),
    ...(intent === 'convert' &&
      money?.currency !== undefined && { money: { value: money.value, currency: money.currency } }),
    ...(way && { way }),
    ...(/(?<![^ ])(?:cheapest|dearest|costs? more|costs? less|cheaper|dearer|more expensive|most expensive)(?![^ ])/.test(
      plain,
    ) && { ordersByPrice: true }),
    ...(intent === 'from-extreme' &&
      /(?<![^ ])(?:low|lows|bottom|trough)(?![^ ])/.test(plain) && { lowest: true }),
    figures,
  }
  // "Per 90 kg bag" alone is no sum, but another unit for what was asked.
  const onlyUnit =
    topic === 'sums' && intent === 'unknown' && figures.given === undefined && read.wanted !== undefined
  const isItsOwn = said && !onlyUnit && (topic !== 'price' || danger !== undefined)
  return previous !== undefined && !isItsOwn && isFollowUp(plain, question)
    ? continued(question, previous, plain)
    : question
}

/** The figures that an answer about a price does nothing with. */
function outsideASum({ given = [], unused = [], pricePerT }: Figures): number[] {
  // A yield of some land is an amount, and at the farmer's own price a revenue.
  const isHarvest = given.some(({ role }) => role === 'yield') && given.some(({ role }) => role === 'area')
  const uses = new Set<string>([
    'amount',
    ...(pricePerT === undefined ? [] : ['price', 'yield', 'area']),
    ...(isHarvest ? ['yield', 'area'] : []),
  ])
  return [...unused, ...given.flatMap(({ role, value }) => (uses.has(role) ? [] : [value]))]
}

/** "Average" asks for a mean before it names a series. */
const isIntentWord = (word: string): boolean => word === 'average' || word === 'price'

const without = (text: string, words: readonly string[]): string =>
  text
    .split(' ')
    .filter((word) => !words.includes(word))
    .join(' ')

/** "Coffee" in "robusta coffee" names no second one. */
function withFertilisers(named: readonly string[], plain: string): string[] {
  const ids = named.filter(
    (id) => id !== 'coffee-arabica' || !named.includes('coffee-robusta') || hasPhrase(plain, 'arabica'),
  )
  const general =
    asksForFertilisers(plain) && !ids.some((id) => commodityById(id)?.category === 'fertilisers')
  return general ? [...new Set([...ids, 'urea', 'dap', 'tsp', 'potash'])] : ids
}

function isFollowUp(plain: string, question: Question): boolean {
  const begins = [
    'and',
    'what about',
    'how about',
    'in',
    'per',
    'same',
    'now',
    'und',
    'et',
    'y',
    'e',
    'na',
  ].some((start) => plain === start || plain.startsWith(`${start} `))
  const { intent, commodities, period, place, currency, unit, variety } = question
  const hasOwn = intent !== 'unknown' && intent !== 'price'
  if (hasOwn && commodities.length > 0) return false
  if (hasOwn) return begins
  const asksItself = ['price', 'prices', 'worth', 'cost', 'how much'].some((phrase) =>
    hasPhrase(plain, phrase),
  )
  const adds = [period, place, currency, unit, variety].some((one) => one !== undefined)
  const isShort = plain.split(' ').length <= (commodities.length === 0 && adds ? 7 : 3)
  return begins || (!asksItself && isShort)
}

function continued(question: Question, previous: Question, plain: string): Question {
  const { unplaced: _, isCompound: __, ...before } = previous
  const period =
    question.period && 'monthsLater' in question.period && previous.period
      ? later(previous.period, question.period.monthsLater)
      : question.period
  const also =
    /(?<![^ ])(?:too|also|as well)$/.test(plain) ||
    (previous.intent === 'compare' && question.commodities.length > 0)
  const named = also ? [...new Set([...previous.commodities, ...question.commodities])] : question.commodities
  const { variety: ___, ...own } = question
  const keepsVariety = question.commodities.length === 0 && question.variety === undefined
  const variety = question.variety ?? (keepsVariety ? previous.variety : undefined)
  const { variety: ____, ...bare } = before
  return {
    ...bare,
    ...own,
    ...(period && { period }),
    ...(variety && { variety }),
    topic: previous.topic,
    intent: question.intent === 'unknown' || question.intent === 'price' ? previous.intent : question.intent,
    commodities: named.length > 0 ? named : previous.commodities,
    figures: { ...previous.figures, ...question.figures },
  }
}
