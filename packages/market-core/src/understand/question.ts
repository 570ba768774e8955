import { commodityById } from '../commodities/catalogue.ts'
import { kgPerUnit } from '../mass.ts'
import { type Danger, dosesNutrients } from './danger/find-danger.ts'
import { type KnownPlaces, readPlaces } from './find-place.ts'
import { findCurrencies, isCoinOf } from './find-units.ts'
import { continued, goesOnWithASum, isFollowUp, isUnitOrAmount, supposes } from './follow-up.ts'
import { countsOfBefore } from './follow-up-share.ts'
import {
  asAgo,
  asksMeaning,
  ofTrade,
  priceTypes,
  repeats,
  undated,
  undatedNext,
} from './intent/asked-otherwise.ts'
import { comparisonAsked, isOfComparison } from './intent/comparison-asked.ts'
import { asksFromExtreme, findIntent, type Intent, isIntentWord } from './intent/find-intent.ts'
import { setsApart } from './intent/sets-apart.ts'
import { supposedWay, takesForGranted } from './intent/supposed-way.ts'
import { findLanguage, isOther } from './languages/find-language.ts'
import type { OtherLanguage } from './languages/language.ts'
import { understandInEnglish } from './languages/understand-in-english.ts'
import { askedOfLast } from './last/asked-of-last.ts'
import { asksWhenItWas, ofTold, withFormer } from './last/of-two.ts'
import { deeds, leftOver } from './left-over.ts'
import { asksOfAllTime, besideNow, yearsOf } from './period/against-now.ts'
import { leftTimes } from './period/left-times.ts'
import { asAsked } from './period/said/as-asked.ts'
import { plainText, splitWords, withEnds } from './plain-text.ts'
import { farmFigures } from './quantities/farm-figures.ts'
import { conversionAsked, convertedAgain } from './quantities/measure-conversion.ts'
import { outsideASum } from './quantities/outside-a-sum.ts'
import { piecesAsked } from './quantities/pieces-asked.ts'
import { readQuantities } from './quantities/read-quantities.ts'
import { moneyAsked, sumOf } from './quantities/sum-asked.ts'
import { yieldsAsked } from './quantities/yields-asked.ts'
import type { Question } from './reading.ts'
import { findSmallTalk } from './small-talk.ts'
import { withoutCircumstances } from './spoken/circumstances.ts'
import { withoutItems, withoutOccasions } from './spoken/occasions.ts'
import { readNames } from './spoken/read-names.ts'
import { withFullNames, withMade, withWholeBeans } from './spoken/short-names.ts'
import { withToldBefore } from './spoken/told-before.ts'
import { makesAnother } from './spoken/turns/makes-another.ts'
import { withFertilisers } from './spoken/with-fertilisers.ts'
import { isOfPricesHere, ofStored } from './stock/of-stored.ts'
import { publisherIn, stockAsked } from './stock/stock-asked.ts'
import { isOfLimit, thresholdAsked } from './stock/threshold-asked.ts'
import { priceKindOf, withoutPriceKind } from './stored/price-kind.ts'
import { storedNames } from './stored/stored-names.ts'
import { withStory } from './story/with-story.ts'
import { findTerms, termBefore } from './terms/find-term.ts'
import { findTopic } from './topic/find-topic.ts'
import { schemeAsked } from './topic/scheme-asked.ts'
import { isForecastTopic, type Topic } from './topic/topic.ts'
import { without } from './without-words.ts'

export type { Question } from './reading.ts'

/**
 * Understands a question without a model: names in several languages, slips, periods, units, currencies, the farmer's
 * own figures. Every word of it is used, or known to say little, or told in `unplaced`. "and wheat?" takes what it
 * leaves out from the question before it.
 *
 * @param places the countries, markets and names that prices are known for
 * @param previous the farmer's last question, as it was understood
 */
export function understand(text: string, places: KnownPlaces, previous?: Question): Question {
  const found = findLanguage(text, previous?.language) ?? previous?.language ?? 'en'
  const language = isOther(found) ? found : undefined
  const { words } = storedNames(places)
  return understandInEnglish(withoutItems(text), language, words, (english, danger) => {
    const alsoTerm = danger === undefined ? termBefore(english) : undefined
    const question = understandEnglish(
      previous === undefined ? english : withFullNames(countsOfBefore(english), previous),
      places,
      inLanguage(previous, language),
      danger,
      language,
      text,
    )
    const isPriced = question.topic === 'price' && question.commodities.length > 0
    return alsoTerm === undefined || !isPriced ? question : { ...question, alsoTerm }
  })
}

/** The question before, to lean on, told in the language of the one that follows it. */
const inLanguage = (
  previous: Question | undefined,
  language: OtherLanguage | undefined,
): Question | undefined => {
  if (previous === undefined) return undefined
  const { language: _, written: __, took: ___, alsoTerm: ____, ...question } = previous
  return { ...question, ...(language && { language }) }
}

function understandEnglish(
  text: string,
  places: KnownPlaces,
  previous: Question | undefined,
  danger: Danger | undefined,
  language: OtherLanguage | undefined,
  written: string,
): Question {
  const whole = plainText(text)
  const smallTalk =
    danger === undefined ? (findSmallTalk(whole) ?? findSmallTalk(plainText(written))) : undefined
  if (smallTalk !== undefined)
    return { topic: 'other', smallTalk, intent: 'unknown', commodities: [], figures: {} }
  const terms = danger === undefined ? findTerms(text) : undefined
  if (terms !== undefined) return { topic: 'price', ...terms, intent: 'price', commodities: [], figures: {} }
  // What a word means is no price, and nothing that is known here.
  if (danger === undefined && asksMeaning.test(whole))
    return { topic: 'other', intent: 'capabilities', commodities: [], figures: {} }
  const stored = storedNames(places)
  const itself = withToldBefore(withMade(withWholeBeans(withEnds(text))), places)
  const names = readNames(withoutOccasions(withoutCircumstances(itself, places)), places)
  const { plain, unnamed } = names
  const ofStock = danger === undefined ? stockAsked(whole, names.ids.length > 0) : undefined
  if (ofStock !== undefined) return ofStored(ofStock, names, places)
  if (previous !== undefined && danger === undefined && asksWhenItWas(whole, previous)) return previous
  const ofLast = danger === undefined && names.ids.length === 0 ? askedOfLast(whole, previous) : undefined
  // Whoever asks how old the prices are, and was told none, asks of all of them.
  if (ofLast === 'origin' && previous === undefined && isOfPricesHere(whole))
    return ofStored({ wants: 'newest', ...publisherIn(whole) }, names, places)
  if (ofLast !== undefined)
    return { topic: 'price', intent: 'unknown', commodities: [], figures: {}, ...previous, ofLast }
  const commodities = withFertilisers(names.ids, plain).filter((id) => !names.excluded.includes(id))
  const about = commodities.length > 0 ? commodities : (previous?.commodities ?? [])
  const conversion =
    danger === undefined
      ? (conversionAsked(names.undated, commodities) ?? (previous && convertedAgain(plain, previous)))
      : undefined
  if (conversion !== undefined)
    return { topic: 'sums', intent: 'convert', commodities, figures: {}, conversion }
  const kinds = new Set([...about.flatMap((id) => [...(stored.varieties.get(id) ?? [])]), ...priceTypes])
  const isName = new Set(about.flatMap((id) => splitWords(plainText(commodityById(id)?.name ?? id))))
  const named = [
    ...new Set(splitWords(undated(plain, names)).filter((word) => kinds.has(word) && !isIntentWord(word))),
  ].filter((word) => !isName.has(word) && !isName.has(word.replace(/s$/, '')) && !isName.has(`${word}s`))
  // "Brent" names crude oil, and tells its series apart, too.
  const calls = new Set(
    commodities.flatMap((id) => (commodityById(id)?.alsoCalled ?? []).flatMap(splitWords)),
  )
  // "The Kolkata auction" is one of them, not the mean of all.
  const variety = named.length > 1 ? named.filter((word) => word !== 'auctions') : named
  const pieces = commodities.includes('eggs') ? piecesAsked(names.undated) : undefined
  const plainRest = without(pieces?.rest ?? names.undated, named)
  const { where, elsewhere, rest: placed } = readPlaces(plainRest, places, commodities.length === 1)
  const read = readQuantities(placed)
  const crop = commodities.map((id) => commodityById(id)?.bushel).find((bushel) => bushel !== undefined)
  const compared = comparisonAsked(plain, whole)
  // What the product is told to say is no figure of the farmer's.
  const threshold =
    danger === undefined && commodities.length > 0 && !compared.asksTimes
      ? thresholdAsked(plain, read.quantities)
      : undefined
  const figures = repeats.test(plain) || threshold ? {} : farmFigures(read.quantities, crop)
  const [currency, ...currencies] = findCurrencies(read.rest)
  const priceKind = priceKindOf(plain)
  const left = leftOver(priceKind === undefined ? read.rest : withoutPriceKind(read.rest)).filter(
    (word) =>
      !isCoinOf(word, currency) &&
      !(threshold && isOfLimit(word)) &&
      !(commodities.length > 0 && isOfComparison(word, compared)),
  )
  const isFromExtreme = commodities.length === 0 && about.length > 0 && asksFromExtreme(plain)
  const wants = isFromExtreme ? 'from-extreme' : findIntent(undatedNext(plain, names), commodities)
  const asksOfPrices =
    threshold !== undefined ||
    priceKind !== undefined ||
    currency !== undefined ||
    read.wanted !== undefined ||
    names.period !== undefined ||
    variety.some((word) => !calls.has(word)) ||
    typeof where?.place === 'object' ||
    (left.length <= 1 && (wants === 'range' || wants === 'from-extreme' || wants === 'season'))
  const {
    topic: found,
    said: isTopicSaid,
    asksWho = false,
  } = findTopic({ commodities, rest: unnamed, left, asksOfPrices, whole })
  const money = moneyAsked(
    plain,
    commodities,
    read.quantities,
    currency === undefined ? [] : [currency, ...currencies],
  )
  const yields = yieldsAsked(plain)
  const isOfPrices =
    commodities.length > 0 && (names.period !== undefined || typeof where?.place === 'object')
  const sum = sumOf({
    topic: found,
    isSaid: isTopicSaid,
    plain,
    figures,
    ...read,
    yields,
    isOfPrices,
    intent: wants,
  })
  const isOfSelling =
    commodities.length > 0 && (wants === 'advice' || wants === 'forecast') && ofTrade.test(plain)
  const topic: Topic =
    money !== undefined || sum !== undefined
      ? 'sums'
      : isOfSelling && isForecastTopic(found)
        ? 'price'
        : found
  const convertsPrice =
    wants === 'convert' &&
    commodities.length > 0 &&
    figures.given === undefined &&
    (currency !== undefined || read.wanted !== undefined)
  const isOfTwo = compared.asksTimes !== undefined && commodities.length === 2 && wants === 'change'
  const apart = setsApart({
    plain,
    variety,
    wants,
    period: names.period,
    isOfPlaces: elsewhere !== undefined,
    isOfThings: commodities.length > 1,
  })
  const intent: Intent =
    money !== undefined
      ? 'convert'
      : (sum ?? (threshold ? 'range' : convertsPrice ? 'price' : apart || isOfTwo ? 'compare' : wants))
  const unused =
    topic === 'sums' || intent === 'input-ratio'
      ? []
      : outsideASum(figures)
          .map(String)
          .filter((one) => !yearsOf(names.period).includes(one) && Number(one) !== compared.asksTimes?.said)
  const done = deeds(read.rest)
  const unreadTimes =
    topic === 'price' && intent !== 'input-ratio' ? leftTimes([read.rest, ...unused].join(' ')) : []
  const times = unreadTimes.filter((word) => !yearsOf(names.period).includes(word))
  const unplaced = [
    ...new Set([...(topic === 'price' ? left.filter((word) => !done.has(word)) : left), ...unused, ...times]),
  ]
  const { wanted, wantedPer } = read
  const isTradeBag = wanted?.kind === 'sack' && wanted.kg === kgPerUnit.bag && intent !== 'input-ratio'
  const unit = isTradeBag && topic !== 'sums' ? 'bag' : wanted?.kind === 'mass' ? wanted.unit : undefined
  const way = intent === 'change' || threshold ? supposedWay(plain) : undefined
  const period = asAsked(previous === undefined ? asAgo(names.period) : names.period, plain, intent)
  const question: Question = {
    topic,
    ...(danger && { danger }),
    ...(danger === 'dose' && dosesNutrients(whole) && { ofNutrients: true }),
    ...(topic === 'scheme' && { scheme: schemeAsked(whole) }),
    ...(unplaced.length > 0 && (topic === 'price' || topic === 'other') && { unplaced }),
    ...(times.length > 0 && { unreadTimes: times }),
    ...(makesAnother(names, left, language) && { isCompound: true }),
    ...(asksWho && { asksWho }),
    ...(priceKind && topic === 'price' && { priceKind }),
    intent,
    commodities,
    ...(variety.length > 0 && { variety }),
    ...(where && { place: where.place }),
    ...(elsewhere && { placeAlso: elsewhere.place }),
    ...(period && { period }),
    ...(names.periodAlso && { periodAlso: names.periodAlso }),
    ...(!apart && besideNow(plain, period, commodities)),
    ...(unit && { unit }),
    ...(pieces && { pieces: pieces.count }),
    ...(wanted && unit === undefined && { wanted }),
    ...(wantedPer && { wantedPer }),
    ...(sum === 'convert' && yields.length > 0 && { yields }),
    ...((money?.to ?? currency) && { currency: money?.to ?? currency }),
    ...(currencies.length > 0 && money === undefined && { alsoIn: currencies }),
    ...(money && { money: { value: money.value, currency: money.currency } }),
    ...(/(?<![^ ])ratio(?![^ ])/.test(plain) && { ratioOfFirst: true }),
    ...(threshold && topic === 'price' && { threshold }),
    ...(way && { way }),
    ...(way && takesForGranted(plain) && { takesWay: true as const }),
    ...compared,
    ...(/(?<![^ ])(?:percent|percents|percentage|per cent|%)(?![^ ])/.test(plain) && { asksShare: true }),
    ...(intent === 'from-extreme' &&
      /(?<![^ ])(?:low|lows|bottom|trough)(?![^ ])/.test(plain) && { lowest: true }),
    figures,
  }
  // "And if the price drops to 350?" is the sum again.
  if (supposes(plain, question, previous)) question.intent = 'unknown'
  // "Per 90 kg bag" or "and 3 bags" alone is no sum, but another unit or amount for what was asked.
  const onlyUnit = topic === 'sums' && intent === 'unknown' && isUnitOrAmount(figures, read.wanted)
  const isItsOwn = isTopicSaid && !onlyUnit && (topic !== 'price' || danger !== undefined)
  const ofPair = ofTold(plain, question, previous)
  if (ofPair !== undefined) return ofPair
  const asked =
    previous !== undefined &&
    ((danger === undefined && goesOnWithASum(question, previous)) ||
      (!isItsOwn && isFollowUp(plain, question, previous)))
      ? continued(question, previous, plain)
      : question
  const isOfAllTime = asked.intent === 'range' && asked.period === undefined && asksOfAllTime(plain)
  const timed = withFormer(isOfAllTime ? { ...asked, period: {} } : asked, previous)
  if (repeats.test(plain) || danger === 'emergency') return timed
  return withStory(timed, text, previous, language !== undefined)
}
