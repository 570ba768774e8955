import type { Standing } from '../asides/standing.ts'
import { productBeside } from '../beside/product-beside.ts'
import { ofTrade, undatedNext } from '../intent/asked-otherwise.ts'
import { asksToHold } from '../intent/asks-to-hold.ts'
import { asksFromExtreme, findIntent, type Intent } from '../intent/find-intent.ts'
import { promises } from '../intent/not-given.ts'
import { asksSellOrHold } from '../intent/sell-or-hold.ts'
import { setsApart } from '../intent/sets-apart.ts'
import { areKinds } from '../kinds/known-kinds.ts'
import type { OtherLanguage } from '../languages/language.ts'
import { moneyAsked, sumOf } from '../quantities/sum-asked.ts'
import { yieldsAsked } from '../quantities/yields-asked.ts'
import { withLearned } from '../reader/learned-topic.ts'
import type { NamesRead } from '../spoken/read-names.ts'
import { asksPerUnit } from '../topic/asks-per-unit.ts'
import { findTopic, type TopicFound } from '../topic/find-topic.ts'
import { asksForGoods } from '../topic/goods-alone.ts'
import { isForecastTopic, type Topic } from '../topic/topic.ts'
import type { ThingsNamed } from './things-named.ts'
import type { WordsRead } from './words-read.ts'

export type MatterAsked = ReturnType<typeof matterAsked>

/** What a question is about, before anything else, and what it wants to know of it. */
export function matterAsked(
  whole: string,
  written: string,
  names: NamesRead,
  things: ThingsNamed,
  words: WordsRead,
  stands: ReadonlyMap<string, Standing>,
  language: OtherLanguage | undefined,
  text: string,
) {
  const { plain } = names
  const { commodities, about, variety } = things
  const { figures, currencies, threshold, where, left, compared, wanted } = words
  const isFromExtreme = commodities.length === 0 && about.length > 0 && asksFromExtreme(plain)
  const asksAdvice =
    commodities.length > 0 && (asksSellOrHold(written) || asksToHold(names.undated, written, names.period))
  const wants = isFromExtreme
    ? 'from-extreme'
    : asksAdvice
      ? 'advice'
      : withoutTime(findIntent(undatedNext(plain, names), commodities), names, things, words)
  const isOfMarket = typeof where?.place === 'object'
  const asksOfPrices =
    threshold !== undefined ||
    compared.ofYears !== undefined ||
    words.priceKind !== undefined ||
    currencies.length > 0 ||
    wanted !== undefined ||
    names.period !== undefined ||
    things.isOfAKind ||
    areKinds(left) ||
    isOfMarket ||
    (left.length > 0 && words.placesNamed.length === left.length) ||
    (left.length <= 1 && (wants === 'range' || wants === 'from-extreme' || wants === 'season'))
  const isTold = left.every((word) => stands.get(word) === 'apart')
  const isOfGoods =
    figures.given === undefined && commodities.length > 0 && asksForGoods(names.undated, variety)
  const isPerUnit = asksPerUnit(whole)
  const isOfProduct = isPerUnit && productBeside(names.undated, names.order, language, text) !== undefined
  const byRule: TopicFound =
    isOfGoods || isOfProduct || (commodities.length > 0 && wants === 'forecast' && promises(plain))
      ? { topic: 'price', said: true }
      : findTopic({ commodities, rest: names.unnamed, left, isTold, asksOfPrices, whole })
  const found = withLearned(byRule, written, {
    left: left.length,
    hasThing: commodities.length > 0,
    hasTime: names.period !== undefined,
  })
  const money = moneyAsked(plain, commodities, words.quantities, currencies)
  const yields = yieldsAsked(plain)
  const sum = sumOf({
    topic: found.topic,
    isSaid: found.said,
    plain,
    figures,
    ...(wanted && { wanted }),
    ...(words.wantedPer && { wantedPer: words.wantedPer }),
    yields,
    isOfPrices: commodities.length > 0 && (names.period !== undefined || isOfMarket),
    intent: wants,
  })
  const isOfSelling =
    commodities.length > 0 && (wants === 'advice' || wants === 'forecast') && ofTrade.test(plain)
  // What one money will be of another is of no sowing, whenever it is wanted.
  const isOfRates = wants === 'forecast' && currencies.length > 1 && commodities.length === 0
  const topic: Topic = isOfRates
    ? 'price'
    : money !== undefined || sum !== undefined
      ? 'sums'
      : asksAdvice ||
          (isOfSelling && isForecastTopic(found.topic)) ||
          (found.topic === 'nutrients' &&
            (isOfMoney(wants, plain, commodities) || isOfCourse(wants, names, things, words)))
        ? 'price'
        : found.topic === 'other' && isPerUnit && commodities.length === 0 && left.length > 0
          ? 'price'
          : found.topic
  const convertsPrice =
    wants === 'convert' &&
    commodities.length > 0 &&
    figures.given === undefined &&
    (currencies.length > 0 || wanted !== undefined)
  const isOfTwo = compared.asksTimes !== undefined && commodities.length === 2 && wants === 'change'
  const apart = setsApart({
    plain,
    variety,
    wants,
    period: names.period,
    isOfPlaces: words.elsewhere !== undefined,
    isOfThings: commodities.length > 1,
  })
  const isOfYears = compared.ofYears !== undefined && commodities.length > 0
  const ofPrices: Intent =
    threshold || isOfYears ? 'range' : convertsPrice ? 'price' : apart || isOfTwo ? 'compare' : wants
  const intent: Intent = money !== undefined ? 'convert' : (sum ?? ofPrices)
  return {
    topic,
    isSaid: found.said,
    asksWho: found.asksWho ?? false,
    intent,
    money,
    sum,
    yields,
    apart,
    /** What the series is called that is an average, where that is asked for and no mean over time. */
    called:
      compared.ofRange === 'mean' && wants === 'price' && isOfMeanSeries(things)
        ? things.calledMean
        : undefined,
  }
}

/**
 * What is asked of no time: "average crude oil" is what a series is called, and "which of the oils is lowest" sets
 * their prices of now against one another.
 */
function withoutTime(
  wants: Intent,
  { plain, period }: NamesRead,
  things: ThingsNamed,
  words: WordsRead,
): Intent {
  const { ofRange, ordersByPrice } = words.compared
  if (wants !== 'range' || period !== undefined || ofTime.test(plain)) return wants
  if (ofRange === 'mean' && isOfMeanSeries(things)) return 'price'
  return ordersByPrice !== undefined && things.commodities.length > 1 && isOfOne.test(plain)
    ? 'compare'
    : wants
}

/** "The average of Mombasa" is one of that. */
const isOfMeanSeries = ({ calledMean, variety }: ThingsNamed): boolean =>
  calledMean !== undefined && variety.every((word) => /^(?:auctions|\d.*)$/.test(word))

const ofTime =
  /(?<![^ ])(?:ever|records?|all time|history|peak(?:ed)?|years?|yearly|annual(?:ly)?|months?|monthly|weeks?|weekly|usual(?:ly)?|normal(?:ly)?|over|since|was|were|been|when|during|long|average(?=d| of it)|its|low and|high and)(?![^ ])/
const isOfOne =
  /(?<![^ ])(?:which|what)(?: (?:one|of [^ ]+(?: [^ ]+)?|oil|grain|fertili[sz]er))? (?:is|costs?)(?: the| now)? (?:lowest|highest|cheapest|dearest)(?![^ ])/

/** "How did DAP fertiliser move since May", "DAP fertiliser change in $": of its price, where nothing is of a field. */
const isOfCourse = (
  wants: Intent,
  { plain, period }: NamesRead,
  things: ThingsNamed,
  words: WordsRead,
): boolean =>
  things.commodities.length > 0 &&
  ((wants === 'change' &&
    (period !== undefined || /(?<![^ ])(?:up or down|rise or fall)(?![^ ])/.test(plain))) ||
    ((wants === 'change' || wants === 'range' || wants === 'compare') &&
      (words.currencies.length > 0 || words.wanted !== undefined))) &&
  words.left.length === 0 &&
  !/(?<![^ ])(?:acres?|hectares?|ha|apply|spread|put|fields?|soils?|crops?|leaf|leaves|yellow|dose)(?![^ ])/.test(
    plain,
  )

/** Buds and pods fall, too. */
const ofAPlant =
  /(?<![^ ])(?:buds?|flowers?|blossoms?|fruits?|fruitlets|leaf|leaves|pods?|bolls?|squares|nutlets|petals)(?![^ ])/

/** "Fertiliser still going up?", "wheat for a tonne of urea": what is fed to crops has a price, too. */
const isOfMoney = (wants: Intent, plain: string, commodities: readonly string[]): boolean =>
  (wants === 'input-ratio' &&
    commodities.length > 1 &&
    !/(?<![^ ])(?:acres?|hectares?|ha|apply|spread|put|field)(?![^ ])/.test(plain)) ||
  ((wants === 'change' || wants === 'compare') &&
    commodities.length > 0 &&
    !ofAPlant.test(plain) &&
    /(?<![^ ])(?:(?:go|goes|going|gone|went|come|comes|coming|came) (?:up|down)|dearer|cheaper|more expensive|risen|rising|fallen|falling)(?![^ ])/.test(
      plain,
    ))
