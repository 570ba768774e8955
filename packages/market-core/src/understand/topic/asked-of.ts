import { commodityById } from '../../commodities/catalogue.ts'
import { unitOfWord } from '../find-units.ts'
import { splitWords } from '../plain-text.ts'
import { hasSign, withoutSigns } from './topic-signs.ts'

// What a plain question says in more than a word: each of these holds of the text without the commodities' names.

/** It asks for money; "seed rate" does not. */
export const saysPrice = (rest: string): boolean => hasSign(withoutSigns(rest, 'notAboutPrice'), 'price')
/** Every commodity named is an animal or comes of one. */
export const ofAnimals = (commodities: readonly string[]): boolean =>
  commodities.length > 0 &&
  commodities.every((id) => commodityById(id)?.category === 'livestock and fish' || animals.has(id))
const animals = new Set(['cows', 'goats', 'buffaloes', 'rabbits', 'fish'])
/** True for the id of a fertiliser. */
export const isFertiliser = (id: string): boolean => commodityById(id)?.category === 'fertilisers'

/** "Will wheat go up with this drought" wants the price of it. */
export function movesWithWeather(rest: string, commodities: readonly string[]): boolean {
  return commodities.length > 0 && hasSign(rest, 'weather') && movesAsPrices.test(rest) && !ofAir.test(rest)
}

/** What a laboratory found in the soil, or that it is sour or salty: figures of no sum. */
export function saysSoilTest(rest: string): boolean {
  if (/(?<![^ ])card(?![^ ])/.test(rest)) return false
  const isReport =
    /(?<![^ ])(?:soil (?:test|tests|testing|tested|sample|samples|analysis|report|health|ph|nitrogen|has|is low)|test(?:s|ed|ing)? (?:of |my |the |our )?soil|ph \d|ph is|ph of|soil ph)(?![^ ])/
  return (
    isReport.test(rest) ||
    (/(?<![^ ])soil(?![^ ])/.test(rest) && /(?<![^ ])(?:ph|low|deficient)(?![^ ])/.test(rest))
  )
}

/**
 * True where a question names weather, or what the forecast judges, and a time that is to come; not where somebody or
 * something is ill or money is asked for.
 */
export function asksOfWeather(rest: string): boolean {
  const names = (['weather', 'ground', 'outside', 'diseaseWeather'] as const).some((sign) =>
    hasSign(rest, sign),
  )
  if (!names || saysPrice(rest) || hasSign(rest, 'illness')) return false
  if (!hasSign(rest, 'diseaseWeather') && hasSign(withoutSigns(rest, 'alsoOfPests'), 'pest')) return false
  return atATime.test(rest) || comingSoon.test(rest)
}

/** A part of a plant, or a colour that one has turned: "why are my beans yellow". */
export const looksIll =
  /(?<![^ ])(?:leaf|leaves|stem|stems|roots?|(?:my|why|are|is|turn[^ ]*|becom[^ ]*|getting)(?: [^ ]+){0,3} (?:yellow|black|brown|white|purple|red))(?![^ ])/

/**
 * Plants, or parts of them, that go wrong one by one: who says so asks neither of sowing nor of a price. A leaf's
 * colour alone may be what the soil lacks.
 */
export const failing =
  /(?<![^ ])(?:plants?|trees?|seedlings?|crop|fruits?|flowers?|vines?|bushes)(?: [^ ]+){0,3} (?:yellow|black|brown|falling|fall|fell|drying|dry|dried|wither[^ ]*|weak|burnt|burning)(?![^ ])|(?<![^ ])(?:leaf|leaves|stems?|twigs?|branch(?:es)?|shoots?|fronds?)(?: [^ ]+){0,3} (?:falling|fell|drying|dried|wither[^ ]*)(?![^ ])/

/** A price moves so; a leaf does not. */
export const movesBy = /(?<![^ ])(?:by how much|how far|percent|since (?:19|20)\d\d)(?![^ ])/
export const movesOf =
  /(?<![^ ])(?:rank|cheapest|dearest|most expensive|gone up|gone down|went up|went down|rose|fell|risen|fallen)(?![^ ])/
const movesAsPrices =
  /(?<![^ ])(?:(?:go|goes|going) (?:up|down|higher|lower)|rise|rises|rising|crash|climb|recover|dearer|cheaper)(?![^ ])/
const ofAir = /(?<![^ ])(?:temperature|temp|wind|humidity|sun|degrees)(?![^ ])/
const comingSoon =
  /(?<![^ ])(?:this week|next week|next (?:few|two|three|four|five|\d)? ?days|these days|coming|will|going to|expected|forecast|weekend|soon|later)(?![^ ])/
/** A time that a forecast reaches. */
export const atATime =
  /(?<![^ ])(?:today|tonight|tomorrow|tmrw|now|kal|aaj|kesho|morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{1,2} ?(?:am|pm))(?![^ ])/

/** How many words of the text are a unit of mass or of land. */
export const measures = (rest: string): number =>
  splitWords(rest).filter(
    (word) => unitOfWord(word) !== undefined || /^(?:acres?|ha|hectares?|acs?)$/.test(word),
  ).length

/** A product and a time, and no pest: "good time today for putting weedicide" asks for the hours, not for a product. */
export function asksWhenToTreat(rest: string): boolean {
  const product =
    /(?<![^ ])(?:weedicides?|weed ?killers?|herbicides?|fungicides?|insecticides?|pesticides?|medicine|(?:pre|post)[- ]?emerg[^ ]*)(?![^ ])/
  const asksWhich = /(?<![^ ])(?:which|what|best|name|how much|dose)(?![^ ])/
  return (
    product.test(rest) &&
    atATime.test(rest) &&
    !asksWhich.test(rest) &&
    !hasSign(withoutSigns(rest, 'alsoOfPests'), 'pest')
  )
}

/** Whether what grows is short of it: "is that phosphate or potash it wants". */
const isHungry =
  /(?<![^ ])(?:(?:it|they|the crop|the plants|the leaves) (?:wants?|needs?|lacks?|is lacking|are lacking|is short of|are short of)|(?:do|does|is|are) (?:it|they|the crop|the plants) (?:want|need|lack|lacking|short of|deficient in|hungry for))(?![^ ])/

/** A crop and a fertiliser, and how much of it or which that wants: no money is asked for. */
export function feeds(rest: string, commodities: readonly string[]): boolean {
  const asksNeed =
    /(?<![^ ])(?:top dress[^ ]*|topdress[^ ]*|dressing|basal|application|need|needs|require|requires|requirement|tillering|stage)(?![^ ])/
  const ofMoney = /(?<![^ ])(?:buy|buys|pay|pays|sell|sells|price|prices|cost|costs|worth|market)(?![^ ])/
  if (!commodities.some(isFertiliser) || ofMoney.test(rest)) return false
  return isHungry.test(rest) || (!commodities.every(isFertiliser) && asksNeed.test(rest))
}

/** "Is it ok to throw urea this evening": the rain decides, and no dose is asked for. */
export function asksWhenToSpread(rest: string, commodities: readonly string[]): boolean {
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
export function spreads(rest: string, commodities: readonly string[]): boolean {
  const uses =
    /(?<![^ ])(?:apply|applying|application|put|use|using|spread|give|acre|acres|hectare|ha|requirement|tillering|stage|soil)(?![^ ])/.test(
      rest,
    ) ||
    (/(?<![^ ])(?:need|needs)(?![^ ])/.test(rest) && !/(?<![^ ])(?:buy|pay|sell)(?![^ ])/.test(rest))
  return (
    uses || (commodities.some((id) => !isFertiliser(id)) && onACrop.test(rest) && !/buy|how many/.test(rest))
  )
}

/** "urea for my": the crop's name, which is taken out, stood at the end. */
const onACrop = /(?<![^ ])(?:for|in|on|to)(?: my| the| our)?(?: crop| crops| field| plants?)?$/

/** A part of a crop, and that it is not as it should be: "why do the pods stay empty". */
export const failsToFill =
  /(?<![^ ])(?:pods?|ears?|cobs?|kernels?|grains?|bolls?|buds?|nuts?|tubers?|heads?|panicles?|bunch(?:es)?|hands|berries|flowers?|fruits?)(?: [^ ]+){0,4} (?:empty|hollow|small|tiny|unfilled|shrivel[^ ]*|crack[^ ]*|split[^ ]*|abort[^ ]*|blank|chaffy|deformed|misshap[^ ]*|(?:not|do not|don t|never|fail to|without) (?:fill[^ ]*|set[^ ]*|form[^ ]*|grow[^ ]*))(?![^ ])|(?<![^ ])(?:empty|hollow|shrivel[^ ]*|unfilled|chaffy|deformed) (?:pods?|ears?|cobs?|kernels?|grains?|bolls?|nuts?|tubers?|heads?|panicles?)(?![^ ])/

/** How much of something a part of a crop wants, to be bigger or more: "for bunch size how much of it". */
export function feedsAPart(rest: string): boolean {
  const part =
    /(?<![^ ])(?:(?:bunch|fruit|grain|boll|cob|ear|tuber|bulb|pod|berry|leaf|root|head) (?:size|weight|set|setting|filling|fill|growth|development)|tillering|fruit set)(?![^ ])/
  return (
    part.test(rest) && /(?<![^ ])(?:how much|how many|which|what|when|dose|apply|give|put)(?![^ ])/.test(rest)
  )
}

/** When in the year a crop is sown, or in which weeks: no field's state of today. */
export const ofItsCalendar = (rest: string): boolean =>
  /(?<![^ ])(?:sowing|planting|seeding|transplanting|drilling) (?:window|windows|date|dates|calendar|season|month|months|period|deadline)(?![^ ])/.test(
    rest,
  ) && !atATime.test(rest)

/** When in the year something is to be sown, or whether it is too late: no field's state of tomorrow. */
export const asksWhenToSow = (rest: string): boolean =>
  /(?<![^ ])(?:(?:when|which month|what month|what time of (?:the )?year|how late|how early|(?:the )?(?:latest|earliest|last date|right time|best time|best month)|too (?:late|early))(?: [^ ]+){0,6} (?:plant|planting|sow|sowing|sown|transplant[^ ]*|drill|drilling|in the ground|seed|nursery)|(?:plant|planting|sow|sowing|transplant[^ ]*)(?: [^ ]+){0,6} (?:am i late|is it late|too late|too early|which month|what month|last date))(?![^ ])/.test(
    rest,
  ) &&
  // "This season" is now, and no hour of today.
  !atATime.test(rest.replace(/(?<![^ ])now(?![^ ])/g, '')) &&
  !/(?<![^ ])(?:this week|weekend|next (?:few )?days|forecast|dry enough|too wet|soil (?:is )?(?:dry|wet))(?![^ ])/.test(
    rest,
  )

/** How to be certified is for a body that certifies; what certified goods are worth is a price. */
export const asksToBeCertified = (rest: string): boolean =>
  /(?<![^ ])(?:certification|certified|certify|certificate|accredit[^ ]*|global ?gap|organic (?:label|status|licence|license))(?![^ ])/.test(
    rest,
  ) &&
  /(?<![^ ])(?:how (?:do|can|to|does)|get|become|becoming|obtain|apply|need|where|who|register|rules|requirements)(?![^ ])/.test(
    rest,
  ) &&
  !/(?<![^ ])(?:prices?|worth|premium|seeds?|cost of|rates?)(?![^ ])/.test(rest)

const asides =
  /(?<![^ ])(?:(?:the )?prices? (?:is|are) (?:fine|ok|okay|good|not the (?:point|question|problem|issue))|(?:forget|never mind|leave|not|no matter|besides|apart from) (?:about )?(?:the )?prices?|(?:i )?(?:do not|don t) (?:ask|want|care|mean|need)(?: (?:about|for|of))? (?:the )?prices?|prices? (?:i|we) know)(?![^ ])/g
const atThePump = /(?<![^ ])(?:at|from) (?:the |a )?(?:petrol |fuel |gas )?(?:pumps?|forecourt)(?![^ ])/g
const ofForms =
  /^the (?:seeds?|grains?)(?: itself)?$|(?<![^ ])(?:the |as )?(?:seeds?|grains?|beans?)(?: itself| only)? (?:and |but )?not (?:the |its |as )?(?:oil|meal|cake|flour)(?![^ ])|(?<![^ ])not (?:the |its )?(?:oil|meal|cake|flour)(?: but)? (?:the |its )?(?:seeds?|grains?|beans?)(?: itself)?(?![^ ])/g
const sinceWork =
  /(?<![^ ])(from|since|between|at|after|before|until|till) (?:the |last |my |our )?(?:harvest|sowing|planting|threshing)(?: time| season)?(?= (?:in|of|last|to|until|till|and|up) )/g

/** A question without what only stands aside in it: a pump that sells, a form that is told apart, work that dates. */
export const withoutAsides = (rest: string, commodities: readonly string[]): string => {
  const told = rest.replace(asides, ' ')
  const named = commodities.length === 0 ? told : told.replace(ofForms, ' ').replace(sinceWork, '$1')
  return (commodities.some(isOfFuel) ? named.replace(atThePump, ' ') : named).replace(/ +/g, ' ').trim()
}
const isOfFuel = (id: string): boolean =>
  commodityById(id)?.category === 'energy' || /diesel|petrol|fuel|kerosene|gasoline/.test(id)

/** "Lambs, what are they making": what is paid for it, as it is said at a mart. */
export const asksWhatItMakes = (rest: string): boolean => whatItMakes.test(rest)
const whatItMakes =
  /(?<![^ ])(?:what|wat|wot|whats|how much) ?(?:are|is|s|re|were|do|does|will|would)?(?: (?:they|it|those|these|them|the [^ ]+|[^ ]+s))?(?: (?:are|is))? (?:making|fetching|bringing|realising|realizing|fetch|make)(?: (?:now|today|nowadays|these days|this week|this month|lately|currently|at the moment|at market|at the mart|a head|per head|a kilo|per kilo|a kg|per kg|a tonne|per tonne))*$/
