import { commodityById } from '../commodities/catalogue.ts'
import type { PriceUnit } from '../mass.ts'
import { type Danger, findDanger } from './danger/find-danger.ts'
import { asksForFertilisers, readCommodities } from './find-commodities.ts'
import { type Figures, findFigures } from './find-figures.ts'
import { findPeriod, type Period } from './find-period.ts'
import { findPlace, type KnownPlaces, type PlaceAsked } from './find-place.ts'
import { findCurrency, findUnit } from './find-units.ts'
import { findIntent, type Intent } from './intent.ts'
import { wordsOfPlaces } from './place-words.ts'
import { hasPhrase, plainText } from './plain-text.ts'
import { findTopic } from './topic/find-topic.ts'
import type { Topic } from './topic/topic.ts'

/** A question about prices as far as it was understood. What it does not name is absent. */
export interface Question {
  /** What it is about, before anything else. */
  topic: Topic
  /** Words beside the commodities that nobody could place, where they forbid a plain answer. */
  unplaced?: readonly string[]
  /** It asks for somebody who knows: an officer, a number to call. */
  asksWho?: boolean
  /** It asks for what no engine may answer by itself. */
  danger?: Danger
  intent: Intent
  /** Commodity ids, in the order they were named. */
  commodities: readonly string[]
  place?: PlaceAsked
  period?: Period
  unit?: PriceUnit
  currency?: string
  figures: Figures
}

/**
 * Understands a question without a model: names in several languages, slips, periods, units, currencies, the farmer's
 * own figures. "and wheat?" takes what it leaves out from the question before it.
 *
 * @param places the countries and markets that prices are known for
 * @param previous the farmer's last question, as it was understood
 */
export function understand(text: string, places: KnownPlaces, previous?: Question): Question {
  const plain = plainText(text)
  const { ids: named, rest: unnamed } = readCommodities(plain)
  const fertilisers =
    asksForFertilisers(plain) && !named.some((id) => commodityById(id)?.category === 'fertilisers')
  const commodities = fertilisers ? [...new Set([...named, 'urea', 'dap', 'tsp', 'potash'])] : named
  const crop = commodities.map((id) => commodityById(id)?.bushel).find((bushel) => bushel !== undefined)
  const place = findPlace(plain, places)
  const danger = findDanger(plain)
  const {
    topic,
    said,
    unplaced = [],
    asksWho = false,
  } = findTopic({ commodities, rest: unnamed }, (word) => wordsOfPlaces(places).has(word))
  const period = findPeriod(plain)
  const unit = findUnit(plain)
  const currency = findCurrency(plain)
  const question: Question = {
    topic,
    ...(danger && { danger }),
    ...(unplaced.length > 0 && { unplaced }),
    ...(asksWho && { asksWho }),
    intent: findIntent(plain, commodities),
    commodities,
    ...(place && { place }),
    ...(period && { period }),
    ...(unit && { unit }),
    ...(currency && { currency }),
    figures: findFigures(plain, crop),
  }
  const isItsOwn = said && (topic !== 'price' || danger !== undefined)
  return previous !== undefined && !isItsOwn && isFollowUp(plain, question)
    ? continued(question, previous)
    : question
}

function isFollowUp(plain: string, question: Question): boolean {
  if (question.intent !== 'unknown' && question.intent !== 'price') return false
  const begins = ['and', 'what about', 'how about', 'in', 'per', 'same', 'now'].some(
    (start) => plain === start || plain.startsWith(`${start} `),
  )
  const asksItself = ['price', 'prices', 'worth', 'cost', 'how much'].some((phrase) =>
    hasPhrase(plain, phrase),
  )
  return begins || (!asksItself && plain.split(' ').length <= 3)
}

function continued(question: Question, previous: Question): Question {
  return {
    ...previous,
    ...question,
    topic: previous.topic,
    intent: previous.intent,
    commodities: question.commodities.length > 0 ? question.commodities : previous.commodities,
    figures: { ...previous.figures, ...question.figures },
  }
}
