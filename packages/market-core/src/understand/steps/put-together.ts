import { kgPerUnit } from '../../mass.ts'
import type { Standing } from '../asides/standing.ts'
import { productBeside } from '../beside/product-beside.ts'
import { isItself } from '../beside/products.ts'
import { countedIn } from '../buying/counted-in.ts'
import { type Danger, dosesNutrients } from '../danger/find-danger.ts'
import { asAgo } from '../intent/asked-otherwise.ts'
import { supposedWay, takesForGranted } from '../intent/supposed-way.ts'
import { isKindWord } from '../kinds/kind-words.ts'
import type { OtherLanguage } from '../languages/language.ts'
import { besideNow, justBefore, yearsOf } from '../period/against-now.ts'
import { leftTimes } from '../period/left-times.ts'
import { asksOfADay, eachAsked } from '../period/one-by-one.ts'
import { asAsked, ofWholeYears } from '../period/said/as-asked.ts'
import { yearsApart } from '../period/said/years-apart.ts'
import { splitWords } from '../plain-text.ts'
import type { Figures } from '../quantities/farm-figures.ts'
import { outsideASum } from '../quantities/outside-a-sum.ts'
import type { Question } from '../reading.ts'
import type { NamesRead } from '../spoken/read-names.ts'
import { makesAnother } from '../spoken/turns/makes-another.ts'
import { takesOff } from '../story/sum/percent/takes-off.ts'
import { alsoOf } from '../topic/field/also-of.ts'
import { schemeAsked } from '../topic/scheme-asked.ts'
import type { MatterAsked } from './matter-asked.ts'
import type { ThingsNamed } from './things-named.ts'
import type { WordsRead } from './words-read.ts'

/** What was read of one question, step by step. */
export interface Read {
  /** The question in English words, with its marks. */
  readonly text: string
  /** The plain question with all of its words. */
  readonly whole: string
  readonly names: NamesRead
  readonly things: ThingsNamed
  readonly words: WordsRead
  readonly matter: MatterAsked
  /** How the words that nobody could place stand to what is asked of. */
  readonly stands: ReadonlyMap<string, Standing>
}

interface Asked {
  readonly danger: Danger | undefined
  readonly language: OtherLanguage | undefined
  /** True where another question was before it. */
  readonly follows: boolean
}

/** What was read of a question, as one question; what it does not name is absent from it. */
export function putTogether(read: Read, { danger, language, follows }: Asked): Question {
  const { whole, names, things, words, matter } = read
  const { plain } = names
  const { topic, intent, money, sum, yields } = matter
  const { threshold, currencies, priceKind, kindAlso, compared, where, elsewhere, pieces, wantedPer } = words
  const { unplaced, times, left, asides } = notPlaced(read)
  const asked = tellsDensity.test(whole) ? {} : unitWanted(read)
  // "For a 25 kg sack of potash": that sack is bought, and nothing is told for each of it.
  const [, inSack] = (intent === 'input-ratio' && buysASack.exec(plain)) || []
  const isBought = asked.wanted?.kind === 'sack' && asked.wanted.kg === Number(inSack)
  const sack = isBought ? asked.wanted : undefined
  const { unit, wanted } = sack?.kind === 'sack' ? {} : asked
  const own = takesOff(plain) ? withoutMoistures(words.figures) : words.figures
  const figures =
    sack?.kind === 'sack'
      ? {
          ...own,
          given: [...(own.given ?? []), { role: 'amount' as const, value: 1, measure: sack }],
        }
      : own
  const way = intent === 'change' || threshold ? supposedWay(plain) : undefined
  const apart = names.periodAlso === undefined ? yearsApart(plain, names.period) : undefined
  const [period, periodAlso] = apart ?? [
    ofWholeYears(asAsked(follows ? names.period : asAgo(names.period), plain, intent), compared.ofYears),
    names.periodAlso,
  ]
  const each = topic === 'price' && period !== undefined ? eachAsked(plain) : undefined
  const beside = matter.apart ? {} : besideNow(plain, period, things.commodities)
  const currency = money?.to ?? currencies[0]
  const product =
    topic === 'price' || topic === 'other'
      ? productBeside(names.undated, names.order, language, read.text)
      : undefined
  const variety = matter.called === undefined ? things.variety : [...things.variety, matter.called]
  const alsoTopic = alsoOf(topic, names.unnamed, whole)
  const counted = intent === 'input-ratio' ? countedIn(names.undated, names.order) : undefined
  return {
    topic,
    ...(danger && { danger }),
    ...(danger === 'dose' && dosesNutrients(whole) && { ofNutrients: true }),
    ...(alsoTopic && { alsoTopic }),
    ...(topic === 'scheme' && { scheme: schemeAsked(whole) }),
    ...(unplaced.length > 0 && (topic === 'price' || topic === 'other') && { unplaced }),
    ...(topic === 'price' &&
      (isInAPlace(plain, left) || words.placesNamed.length > 0) && { isSomewhere: true as const }),
    ...(topic === 'price' && words.placesNamed.length > 0 && { placesNamed: words.placesNamed }),
    ...(asides.length > 0 && { asides }),
    ...(times.length > 0 && { unreadTimes: times }),
    ...(makesAnother(
      names,
      // A kind of it is no other thing, wherever it stands: "beans nyayo".
      left.filter((word) => !words.placesNamed.includes(word) && !isKindWord(word)),
      language,
    ) && { isCompound: true }),
    ...(product && { product }),
    ...(matter.asksWho && { asksWho: true }),
    ...(priceKind && topic === 'price' && { priceKind, ...(kindAlso && { kindAlso }) }),
    intent,
    commodities:
      intent === 'input-ratio' && spends.test(plain) ? things.commodities.toReversed() : things.commodities,
    ...(counted !== undefined && things.commodities.length === 2 && { counted }),
    ...(variety.length > 0 && { variety }),
    ...(where && { place: where.place }),
    ...(elsewhere && { placeAlso: elsewhere.place }),
    ...(period && { period: beside.againstNow ? justBefore(plain, period) : period }),
    ...(periodAlso && { periodAlso }),
    ...beside,
    ...(unit && { unit }),
    ...(each && { each }),
    ...(topic === 'price' && asksOfADay(whole) && { ofADay: true as const }),
    ...(intent === 'range' && movesToo.test(plain) && { alsoChange: true as const }),
    ...(pieces && { pieces: pieces.count }),
    ...(wanted && { wanted }),
    ...(wantedPer && { wantedPer }),
    ...(sum === 'convert' && yields.length > 0 && { yields }),
    ...(currency && { currency }),
    ...(words.coins && topic === 'price' && { coins: true as const }),
    ...(currencies.length > 1 && money === undefined && { alsoIn: currencies.slice(1) }),
    ...(money && { money: { value: money.value, currency: money.currency } }),
    ...(/(?<![^ ])ratio(?![^ ])/.test(plain) && { ratioOfFirst: true }),
    ...(threshold && topic === 'price' && { threshold }),
    ...(weighsAndWorth.test(whole) &&
      things.commodities.length === 1 &&
      words.figures.amount !== undefined && { alsoWorth: true }),
    ...(way && { way }),
    ...(way && takesForGranted(plain) && { takesWay: true as const }),
    ...compared,
    ...(/(?<![^ ])(?:percent|percents|percentage|per cent|%)(?![^ ])/.test(plain) && { asksShare: true }),
    ...(intent === 'from-extreme' &&
      /(?<![^ ])(?:low|lows|bottom|trough)(?![^ ])/.test(plain) && { lowest: true }),
    figures,
  }
}

/** What is taken off in per cent is no moisture that grain has. */
function withoutMoistures({ moistures = [], given = [], unused = [], ...rest }: Figures): Figures {
  const others = given.filter(({ role }) => role !== 'moisture')
  const open = [...unused, ...moistures]
  return { ...rest, ...(others.length > 0 && { given: others }), ...(open.length > 0 && { unused: open }) }
}

/** Whether one of the words is told as a place: it stands right behind "in" or "at". */
function isInAPlace(plain: string, left: readonly string[]): boolean {
  const words = splitWords(plain)
  return words.some((word, at) => left.includes(word) && /^(?:in|at|near|around)$/.test(words[at - 1] ?? ''))
}

/** The words and figures of a question that nobody could place, and those of them that tell a time. */
function notPlaced({ names, things, words, matter, stands }: Read): {
  unplaced: readonly string[]
  times: readonly string[]
  left: readonly string[]
  asides: readonly string[]
} {
  const { topic, intent } = matter
  const years = yearsOf(names.period)
  const isWithFigures = topic === 'sums' || intent === 'input-ratio'
  const unused = isWithFigures
    ? []
    : outsideASum(words.figures)
        .map(String)
        .filter((one) => !years.includes(one) && Number(one) !== words.compared.asksTimes?.said)
  const isTimed = topic === 'price' && intent !== 'input-ratio'
  const times = (isTimed ? leftTimes([words.rest, ...unused].join(' ')) : []).filter(
    (word) => !years.includes(word),
  )
  const isApart = (word: string) =>
    topic === 'price' && (isKindWord(word) ? stands.get(word) === 'alone' : !isHeld(stands.get(word)))
  // "Cotton lint" is what the price of cotton is of.
  const isAnyhow = (word: string) => things.commodities.some((id) => isItself(word, id))
  const left = words.left.filter((word) => !isApart(word) && !isAnyhow(word))
  const asides = words.left.filter((word) => isApart(word) && stands.get(word) === 'alone')
  return { unplaced: [...new Set([...left, ...unused, ...times])], times, left, asides }
}

const isHeld = (stands: Standing = 'thing'): boolean => stands === 'thing'

/** "What does a kilo of cocoa buy in sugar": what is counted is named second. */
const spends =
  /^(?:[^ ]+ ){0,3}(?:what|how (?:much|many)(?: (?:kg|kilos?|tonnes?|tons?|bags?|sacks?|quintals?))?) (?:does|do|did|will|would|can|could) [^?]*(?<= )buys?(?: (?:me|us))?(?: in)?(?= )/

/** "What weight of coffee pays for a 25 kg sack of potash". */
const buysASack =
  /(?<![^ ])(?:pays?|paid|paying|buys?|buying|bought|gets?|swap(?:ped)?|traded?|exchanged?|needed|cover|afford)(?: me| us)?(?: for)?(?: an?| one| the| each| 1)? (\d+(?:\.\d+)?) ?(?:kg|kilo|kilos|kgs) (?:bag|sack)(?![^ ])/

/** "Its mean, and how it moved". */
const movesToo = /(?<![^ ])and (?:how much (?:did )?it |what |the |its )*changed?(?![^ ])/

/** "How many tonnes, and what would it be worth at the world price": two things are asked. */
const weighsAndWorth =
  /(?<![^ ])how (?:many|much) (?:tonnes?|tons?|t|kg|kgs|kilos|kilograms|quintals)(?![^ ]).*(?<![^ ])(?:worth|value)(?![^ ]).*(?<![^ ])(?:world|market|stored|current|latest|newest) (?:market )?(?:price|rate)(?![^ ])/

/** "0.92 kg to the litre": what a litre weighs is told, and its price is that of so many kilograms. */
const tellsDensity =
  /(?<![^ ])\d+(?:\.\d+)? ?(?:kg|kgs|kilos?|kilograms?|grams?|g) (?:(?:to|in|per|for) )?(?:the|an?|each|one|per) (?:litre|liter|ltr|l)s?(?![^ ])/

/** What a price is wanted for each of: a unit of trade, or any other measure. */
function unitWanted({ words: { wanted }, matter }: Read): Pick<Question, 'unit' | 'wanted'> {
  if (wanted === undefined) return {}
  const isTradeBag = wanted.kind === 'sack' && wanted.kg === kgPerUnit.bag && matter.intent !== 'input-ratio'
  if (isTradeBag && matter.topic !== 'sums') return { unit: 'bag' }
  return wanted.kind === 'mass' ? { unit: wanted.unit } : { wanted }
}
