import { commodityById } from '../../commodities/catalogue.ts'
import { unitOfWord } from '../find-units.ts'
import { findIntent } from '../intent/find-intent.ts'
import { foretells } from '../intent/not-given.ts'
import { splitWords } from '../plain-text.ts'
import { isNearPlainWord, isPlainWord } from './plain-words.ts'
import type { Topic } from './topic.ts'
import { hasSign, spelled, type TopicSign, withoutSigns } from './topic-signs.ts'

/**
 * What a question is about, and whether it says so itself: a crop's name alone is a price question, but a faint one.
 */
export interface TopicFound {
  readonly topic: Topic
  readonly said: boolean
  /** It asks for somebody who knows. */
  readonly asksWho?: boolean
}

interface Named {
  readonly commodities: readonly string[]
  /** The question without the names of commodities. */
  readonly rest: string
  /** The words of it that nobody could place. */
  readonly left: readonly string[]
  /** It names money, a weight, a time, a grade or a market: what else it says, it asks of a price. */
  readonly asksOfPrices?: boolean
}

type Rule = readonly [Topic, (rest: string, commodities: readonly string[]) => boolean]

const says =
  (sign: TopicSign) =>
  (rest: string): boolean =>
    hasSign(rest, sign)

const saysPrice = (rest: string): boolean => hasSign(withoutSigns(rest, 'notAboutPrice'), 'price')
const ofAnimals = (commodities: readonly string[]): boolean =>
  commodities.length > 0 &&
  commodities.every((id) => commodityById(id)?.category === 'livestock and fish' || animals.has(id))
const animals = new Set(['cows', 'goats', 'buffaloes', 'rabbits', 'fish'])
const isFertiliser = (id: string): boolean => commodityById(id)?.category === 'fertilisers'

// In this order: a question with words of several topics is about the first. Whoever names money asks about money,
// whatever the money is for; an animal's disease is the animal's; and a seed that resists a disease is a seed.
const rules: readonly Rule[] = [
  ['nutrients', saysSoilTest],
  [
    'sowing-and-calendar',
    (rest, commodities) =>
      commodities.length === 0 && /(?<![^ ])(?:which|what) (?:vegetable )?crops?(?![^ ]).* profit/.test(rest),
  ],
  ['sums', says('sums')],
  ['sums', (rest) => /(?<![^ ])how (?:many|much) [^ ]+ (?:are |is )?(?:in|make) (?:an? |one |\d)/.test(rest)],
  ['sums', (rest, commodities) => commodities.length === 0 && /\d/.test(rest) && measures(rest) > 1],
  ['sums', (rest) => / moisture/.test(rest) && /\d ?%/.test(rest)],
  [
    'other',
    (rest) => /(?<![^ ])(?:what|which) (?:crops|prices|commodities) do you (?:have|know)(?![^ ])/.test(rest),
  ],
  ['scheme', says('scheme')],
  ['weather', asksWhenToSpread],
  ['nutrients', feeds],
  ['pest-and-disease', (rest) => hasSign(rest, 'storePests') && hasSign(rest, 'buying') && !saysPrice(rest)],
  ['nutrients', (rest) => hasSign(rest, 'manure') && /(?<![^ ])(?:versus|vs|better|or)(?![^ ])/.test(rest)],
  // A pump that is broken waters nothing.
  [
    'machinery-and-inputs',
    (rest) =>
      /(?<![^ ])(?:pump|pumps|motor|engine)(?: [^ ]+){0,2} (?:not|broken|repair|fails?|leak[^ ]*|stopped)(?![^ ])/.test(
        rest,
      ) ||
      (hasSign(rest, 'broken') && (hasSign(rest, 'machinery') || hasSign(rest, 'irrigation'))),
  ],
  // The hire of a machine has no market.
  [
    'machinery-and-inputs',
    (rest) => hasSign(rest, 'machinery') && /(?<![^ ])(?:rent|rental|hire|hiring)(?![^ ])/.test(rest),
  ],
  ['price', movesWithWeather],
  [
    'price',
    (rest) =>
      /(?<![^ ])how much (?:is it )?(?:an?|per|for an?|for one|the) (?:litre|liter|kilo|kg|bottle|gallon|bag|sack|dozen|tonne|ton|quintal)$/.test(
        rest,
      ),
  ],
  // The weather of a time, whatever it is asked for: "when will fog lift tomorrow, we are cutting cane".
  ['weather', asksOfWeather],
  ['price', saysPrice],
  ['price', (rest, commodities) => commodities.length > 1 && /(?<![^ ])ratio(?![^ ])/.test(rest)],
  [
    'price',
    (rest, commodities) =>
      commodities.length > 1 &&
      /(?<![^ ])how (?:many|much) .* for (?:one|an?|1|\d+) (?:tonnes?|tons?|bags?|sacks?|kg|kilos?)(?![^ ])/.test(
        rest,
      ),
  ],
  // "The cheapest fertiliser", "which fertiliser went up most".
  [
    'price',
    (rest, commodities) => commodities.length > 1 && commodities.every(isFertiliser) && movesOf.test(rest),
  ],
  [
    'price',
    (rest, commodities) =>
      commodities.length > 0 &&
      movesBy.test(rest) &&
      /(?<![^ ])(?:drop|dropped|fall|fell|rise|rose)(?![^ ])/.test(rest),
  ],
  // Work that is to be done at a time, whatever it is done with: "fungicide at 2pm, rain may come".
  ['field-work', (rest) => /(?<![^ ])spray/.test(rest) && hasSign(rest, 'weather') && atATime.test(rest)],
  ['weather', (rest) => hasSign(rest, 'weather') && hasSign(rest, 'machinery') && atATime.test(rest)],
  ['field-work', asksWhenToTreat],
  ['field-work', (rest) => hasSign(rest, 'ground') && !hasSign(rest, 'pest')],
  [
    'field-work',
    (rest) => /(?<![^ ])plough(?![^ ])/.test(rest) && /(?<![^ ])(?:dry|day|days|week)(?![^ ])/.test(rest),
  ],
  ['nutrients', says('manure')],
  // "Which hybrid, the dealer praises his own" is of the hybrid; "a dealer of hybrids" of where to get it.
  [
    'variety-and-seed',
    (rest) => /^(?:which|what|best)(?: [^ ]+)? (?:hybrids?|variet[^ ]*)(?![^ ])/.test(rest),
  ],
  ['machinery-and-inputs', says('buying')],
  ['livestock', says('livestock')],
  [
    'livestock',
    (rest, commodities) =>
      ofAnimals(commodities) &&
      ['pest', 'sowing', 'illness'].some((sign) => hasSign(rest, sign as TopicSign)),
  ],
  ['variety-and-seed', says('variety')],
  ['nutrients', (rest) => /(?<![^ ])deficien/.test(rest)],
  ['pest-and-disease', says('pest')],
  ['nutrients', says('nutrients')],
  ['pest-and-disease', (rest, commodities) => commodities.length > 0 && failing.test(rest)],
  ['nutrients', (rest, commodities) => commodities.some(isFertiliser) && spreads(rest, commodities)],
  [
    'sowing-and-calendar',
    (rest) => /(?<![^ ])(?:row distance|spacing|plant distance|row to row)(?![^ ])/.test(rest),
  ],
  ['machinery-and-inputs', says('machinery')],
  ['field-work', (rest) => hasSign(rest, 'fieldWork') && hasSign(rest, 'timing')],
  ['irrigation', says('irrigation')],
  ['weather', says('weather')],
  ['variety-and-seed', says('seed')],
  ['sowing-and-calendar', says('sowing')],
  ['field-work', says('fieldWork')],
]

/** "Will wheat go up with this drought" wants the price of it. */
function movesWithWeather(rest: string, commodities: readonly string[]): boolean {
  return commodities.length > 0 && hasSign(rest, 'weather') && movesAsPrices.test(rest) && !ofAir.test(rest)
}

/** What a laboratory found in the soil, or that it is sour or salty: figures of no sum. */
function saysSoilTest(rest: string): boolean {
  if (/(?<![^ ])card(?![^ ])/.test(rest)) return false
  const isReport =
    /(?<![^ ])(?:soil (?:test|sample|report|health|ph|nitrogen|has|is low)|ph \d|ph is|ph of|soil ph)(?![^ ])/
  return (
    isReport.test(rest) ||
    (/(?<![^ ])soil(?![^ ])/.test(rest) && /(?<![^ ])(?:ph|low|deficient)(?![^ ])/.test(rest))
  )
}

/**
 * True where a question names weather, or what the forecast judges, and a time that is to come; not where somebody or
 * something is ill or money is asked for.
 */
function asksOfWeather(rest: string): boolean {
  const names = (['weather', 'ground', 'outside', 'diseaseWeather'] as const).some((sign) =>
    hasSign(rest, sign),
  )
  if (!names || saysPrice(rest) || hasSign(rest, 'illness')) return false
  if (!hasSign(rest, 'diseaseWeather') && hasSign(withoutSigns(rest, 'alsoOfPests'), 'pest')) return false
  return atATime.test(rest) || comingSoon.test(rest)
}

/** A part of a plant, or a colour that one has turned: "why are my beans yellow". */
const looksIll =
  /(?<![^ ])(?:leaf|leaves|stem|stems|roots?|(?:my|why|are|is|turn[^ ]*|becom[^ ]*|getting)(?: [^ ]+){0,3} (?:yellow|black|brown|white|purple|red))(?![^ ])/

/** Plants that go wrong one by one: who says so asks neither of sowing nor of a price. */
const failing =
  /(?<![^ ])(?:plants?|trees?|seedlings?|crop|fruits?|flowers?|vines?|bushes)(?: [^ ]+){0,3} (?:yellow|black|brown|falling|fall|fell|drying|dry|dried|wither[^ ]*|weak|burnt|burning)(?![^ ])/

/** A price moves so; a leaf does not. */
const movesBy = /(?<![^ ])(?:by how much|how far|percent|since (?:19|20)\d\d)(?![^ ])/
const movesOf =
  /(?<![^ ])(?:cheapest|dearest|most expensive|gone up|gone down|went up|went down|rose|fell|risen|fallen)(?![^ ])/
const movesAsPrices =
  /(?<![^ ])(?:(?:go|goes|going) (?:up|down|higher|lower)|rise|rises|rising|crash|climb|recover|dearer|cheaper)(?![^ ])/
const ofAir = /(?<![^ ])(?:temperature|temp|wind|humidity|sun|degrees)(?![^ ])/
const comingSoon =
  /(?<![^ ])(?:this week|next week|next (?:few|two|three|four|five|\d) days|coming|will|going to|expected|forecast|weekend|soon|later)(?![^ ])/
const atATime =
  /(?<![^ ])(?:today|tonight|tomorrow|tmrw|now|kal|aaj|kesho|morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{1,2} ?(?:am|pm))(?![^ ])/

/** How many words of the text are a unit of mass or of land. */
const measures = (rest: string): number =>
  splitWords(rest).filter(
    (word) => unitOfWord(word) !== undefined || /^(?:acres?|ha|hectares?|acs?)$/.test(word),
  ).length

/** A product and a time, and no pest: "good time today for putting weedicide" asks for the hours, not for a product. */
function asksWhenToTreat(rest: string): boolean {
  const product =
    /(?<![^ ])(?:weedicide|weedkiller|herbicide|fungicide|insecticide|pesticide|medicine)(?![^ ])/
  const asksWhich = /(?<![^ ])(?:which|what|best|name|how much|dose)(?![^ ])/
  return (
    product.test(rest) &&
    atATime.test(rest) &&
    !asksWhich.test(rest) &&
    !hasSign(withoutSigns(rest, 'alsoOfPests'), 'pest')
  )
}

/** A crop and a fertiliser, and how much of it that wants: no money is asked for. */
function feeds(rest: string, commodities: readonly string[]): boolean {
  const asksNeed =
    /(?<![^ ])(?:top dress[^ ]*|topdress[^ ]*|dressing|basal|application|need|needs|require|requires|requirement|tillering|stage)(?![^ ])/
  const ofMoney = /(?<![^ ])(?:buy|buys|pay|pays|sell|sells|price|prices|cost|costs|worth|market)(?![^ ])/
  return (
    commodities.some(isFertiliser) &&
    !commodities.every(isFertiliser) &&
    asksNeed.test(rest) &&
    !ofMoney.test(rest)
  )
}

/** "Is it ok to throw urea this evening": the rain decides, and no dose is asked for. */
function asksWhenToSpread(rest: string, commodities: readonly string[]): boolean {
  const isSpread =
    commodities.some(isFertiliser) ||
    /(?<![^ ])(?:fertili[^ ]*|manure|slurry|top dress[^ ]*|topdress[^ ]*)(?![^ ])/.test(rest)
  const asksWhether =
    /(?<![^ ])(?:can|could|may|shall|should)(?: [^ ]+)? (?:i|we)(?![^ ])|(?<![^ ])(?:is it|ok|okay|safe|good|best) (?:ok |good |safe |time |day )*to(?![^ ])/
  const work = /(?<![^ ])(?:put|apply|spread|broadcast|throw|top dress|topdress|give)(?![^ ])/
  const ofAmount = /(?<![^ ])(?:how much|how many|which|what|dose|quantity|per)(?![^ ])/
  return (
    isSpread &&
    asksWhether.test(rest) &&
    work.test(rest) &&
    atATime.test(rest) &&
    !ofAmount.test(rest) &&
    !saysPrice(rest)
  )
}

/** True when a fertiliser is put on something, rather than bought or compared. */
function spreads(rest: string, commodities: readonly string[]): boolean {
  const uses =
    /(?<![^ ])(?:apply|applying|application|put|use|using|spread|give|acre|acres|hectare|ha|requirement|tillering|stage|soil)(?![^ ])/.test(
      rest,
    ) ||
    (/(?<![^ ])(?:need|needs)(?![^ ])/.test(rest) && !/(?<![^ ])(?:buy|pay|sell)(?![^ ])/.test(rest))
  return (
    uses || (commodities.some((id) => !isFertiliser(id)) && onACrop.test(rest) && !/buy|how many/.test(rest))
  )
}

const isBesidePrices = (word: string): boolean => isPlainWord(word) || isNearPlainWord(word)

const saidTopic = (rest: string, commodities: readonly string[]): Topic | undefined =>
  rules.find(([, holds]) => holds(rest, commodities))?.[0]

/** "urea for my": the crop's name, which is taken out, stood at the end. */
const onACrop = /(?<![^ ])(?:for|in|on|to)(?: my| the| our)?(?: crop| crops| field| plants?)?$/

/** The topic of a plain question, from the words that say it and from what else stands beside the commodities. */
export function findTopic({ commodities, rest, left, asksOfPrices = false }: Named): TopicFound {
  const isIll = commodities.length > 0 && looksIll.test(rest) ? ('pest-and-disease' as const) : undefined
  const said = saidTopic(rest, commodities) ?? saidTopic(spelled(rest, isBesidePrices), commodities) ?? isIll
  if (said !== undefined) return { topic: said, said: true }
  const isPlain = left.length === 0
  const intent = findIntent(rest, commodities)
  if (intent === 'capabilities' && (commodities.length === 0 || !isPlain))
    return { topic: 'other', said: true }
  if (isPlain && commodities.length > 0) return { topic: 'price', said: intent !== 'price' }
  if (asksOfPrices && commodities.length > 0) return { topic: 'price', said: true }
  if (ofAnimals(commodities)) return { topic: 'livestock', said: true }
  const asksWho = hasSign(rest, 'contact')
  // "I sell", "hold or wait": without a crop it is still about prices.
  const isToCome = intent === 'forecast' && commodities.length > 0
  if (isToCome && foretells(rest)) return { topic: 'price', said: true }
  if (
    isToCome &&
    /(?<![^ ])(?:crash|rise|fall|drop|climb|recover|go up|go down|higher|lower|will go up|will be|reach|hit)(?![^ ])/.test(
      rest,
    )
  )
    return { topic: 'price', said: true }
  if (intent === 'advice') return { topic: 'price', said: true }
  return { topic: 'other', said: asksWho, asksWho }
}
