import { commodityById } from '../../commodities/catalogue.ts'
import { hasPhrase } from '../plain-text.ts'
import { withoutIdioms } from './idioms.ts'
import { type Intent, signs } from './intent-signs.ts'
import { asksOfProduct, comesTo, foretells } from './not-given.ts'

export type { Intent } from './intent-signs.ts'

/** Every phrase by which a question says what it wants. */
export const intentPhrases: readonly string[] = signs.flatMap(([, phrases]) => phrases)

/** "Average" asks for a mean before it names a series. */
export const isIntentWord = (word: string): boolean =>
  word === 'price' || word === 'avg' || intentPhrases.includes(word)

const converts = /(?<![^ ])(?:how many .* (?:in|are|is|make)|convert|to tonnes|to kg|in tonnes)(?![^ ])/

/** "How far below its high", "off the peak". */
const fromExtreme =
  /(?<![^ ])since (?:its|the|their|that|it s|last)(?: [^ ]+){0,2} (?:highest|lowest|high|highs|peak|top|record|low|lows|bottom)(?![^ ])|(?<![^ ])(?:below|above|under|over|off|from|against|than)(?: [^ ]+){0,4} (?:high|highs|peak|top|record|low|lows|bottom|trough)(?![^ ])|(?<![^ ])how far (?:has|have|is|are|did)(?: [^ ]+){1,6} (?:from|off|below|above|under)(?: [^ ]+){0,3} (?:highest|lowest|best|worst|dearest|cheapest)(?![^ ])|(?<![^ ])(?:high|highs|peak|top|record|low|lows|highest|lowest|worst|best|dearest|cheapest|bottom)(?![^ ]).* how (?:far|much) (?:is it |are we |we are )?(?:under|below|off|from|above|over)(?: [^ ]+){0,2} (?:that|it|this|there)(?![^ ])|(?<![^ ])(?:highest|lowest|peak|peaked|top|bottom|record)(?![^ ]).* (?:where|what|how much|how high) (?:is|are|s) (?:it|they|that|we|prices|the price)(?: [^ ]+){0,3} (?:now|today|currently|latest|last|newest)(?![^ ])/

/** "In which month", "when was it": asked of the past it is an extreme, of every year a season. */
const whenOf = /(?<![^ ])(?:when|(?:which|what|best) (?:time|month|months))(?![^ ])/
const superlative =
  /(?<![^ ])(?:cheapest|dearest|most (?:expensive|costly)|costliest|priciest|highest|lowest|worst|best|peak|top|bottom|high|low)(?![^ ])/
const ofThePast =
  /(?<![^ ])(?:was|were|did|has|had|ever|record|recorded|since|between|worst|(?:19|20)\d\d|last|past)(?![^ ])/
const everyYear =
  /(?<![^ ])(?:of|in) the year(?! (?:19|20)\d\d)(?![^ ])|usual|normal|typical|histor|(?<![^ ])best month/

/** "What was the best month to have sold cocoa in 2024": of a time that is over, and no advice. */
const bestPast =
  /(?<![^ ])(?:best|right|worst|ideal) (?:month|time|moment)(?: [^ ]+){0,2} (?:to have (?:sold|bought)|(?:to|for) (?:sell|buy|selling|buying)(?=.* (?:19|20)\d\d(?![^ ]))(?<=(?:was|were|which|would have been) .*))(?![^ ])/

/** "Has it ever been higher than now": whether the newest is a record. */
const everHigher =
  /(?:^(?:(?:so|and|but|please|tell me|then) )*(?:is|are|was|were|has|have|had)(?: [^ ]+){0,4}|(?<![^ ])(?:was|were|has|have|had) (?:it|they|that|the price)) ever(?: (?:been|cost|made|stood|fetched|brought))?(?: any)? (?:higher|dearer|more|lower|cheaper|less)(?![^ ])/

/** Of every year, whatever else is told beside it. */
const asARule = /(?<![^ ])as a rule(?![^ ])/

/** "Kg wheat per kg DAP", "maize wheat ratio", "how many tonnes of maize for a tonne of rice". */
const ofAnother =
  /(?:kg|kilos?|bags?|sacks?|tonnes?|tons?)(?: of)? [^ ]+(?: [^ ]+)? (?:per|for)(?: one| a| an| 1)? (?:kg|kilo|bag|sack|tonne|ton)(?![^ ])|(?<![^ ])how (?:many|much) (?:kg|kilos?|bags?|sacks?|tonnes?|tons?|quintals?)(?: [^ ]+){1,6} (?:for|to)(?: (?:take|get|buy|have|pay for|me))* (?:one|an?|1) (?:kg|kilo|bag|sack|tonne|ton|quintal)(?![^ ])|(?<![^ ])how (?:many|much) (?:kg|kilos?|bags?|sacks?|tonnes?|tons?|quintals?)(?: [^ ]+){1,6} (?:equals?|(?:is|are) equal to|match(?:es)?|make up|(?:is|are) worth|(?:is|are) the same as)(?: the (?:price|value|worth) of)?(?: (?:one|an?|1))? (?:kg|kilo|bag|sack|tonne|ton|quintal)(?![^ ])|(?<![^ ])ratio(?![^ ])/

/** Whether to sell or to hold, in whatever words: "sell half now", "worth keeping till June", "what do you say". */
const sellOrHold =
  /(?<![^ ])(?:(?:sell|selling|offload|dispose of|release)(?: [^ ]+){0,4} (?:now|half|today|already|yet|part|some)|(?:sell|buy)(?: [^ ]+){0,3} (?:or|vs|versus)(?: [^ ]+){0,2} (?:keep|hold|wait|store|later)|(?:keep|hold|store|wait|hang)(?: [^ ]+){0,3} or(?: [^ ]+){0,2} (?:sell|let)|(?:keep|hold|store|wait|hang on|hold on)(?: [^ ]+){0,6} (?:till|until|for (?:a )?better)|(?:should|shall|must|do|can|would) (?:i|we|you)(?: [^ ]+){0,2} (?:sell|hold on|hang on|stock up)|wait (?:to|before i?) ?(?:sell|buy)(?:ing)?|(?:time|moment|month) (?:to|for) (?:sell|buy|selling|buying)|(?:should|shall|must|do|can) (?:i|we)(?: [^ ]+){0,2} (?:wait|store|keep|hurry)|(?:sit|stay) (?:tight|on (?:it|them|my|the|our))|(?:keep|hold|store)(?: [^ ]+){0,3} (?:a bit|a while|some more|longer)|wise to (?:sell|buy|wait)|worth (?:waiting|holding|keeping|storing)|(?:better|best|wise|wiser|smart|good|ok|okay) (?:if i |to )?(?:to )?(?:sell|hold|keep|wait|store)|when (?:do|should|to|must|can|shall)(?: i| we)? sell|(?:tell me |just )+(?:to )?(?:buy or sell|sell or buy)|(?:what|which) (?:day|week|month|time)(?: [^ ]+){0,2} (?:i|we)(?: to)? sell|ought (?:i|we) to (?:sell|buy|hold|wait|store|keep)|wise to (?:lay in|stock up|store|hold|keep)|(?:should|shall|must|ought) (?:i|we)(?: to)? (?:switch|change|move|go over)(?: [^ ]+){0,3} (?:from|to|into|over to))(?![^ ])/

/** "How many kilos must I sell to buy a tonne of urea" asks for a number, "what does oil sell for now" for a price. */
const sellsFor =
  /(?<![^ ])(?:do|does|did)(?: [^ ]+){0,4} sell (?:for|at)(?![^ ])|(?<![^ ])sells (?:for|at)(?![^ ])|(?<![^ ])how (?:many|much)(?: [^ ]+){0,8} (?:sell|sold|go|part with)(?: [^ ]+){0,4} (?:to|for|before i(?: can)?) (?:buy|pay|afford|get|cover|one|a|an|1)(?![^ ])/

/** "Which went up more" is of how far each went, though they are set against each other. */
const wentFurther =
  /(?<![^ ])(?:went|gone|go|goes|moved|rose|risen|rise|fell|fallen|fall|climbed|dropped|gained|lost|increased|decreased)(?: up| down)? (?:by )?(?:the )?(?:more|most|less|least|further|furthest|faster|fastest)(?![^ ])/

/** "Where is it cheaper, in Esteli or in Masaya" is of places, though no price of them is stored. */
const ofPlaces =
  /(?<![^ ])(?:where|(?:which|what) (?:market|town|city|village|place|side)|(?:in|at) [^ \d]+ or (?:in |at )?[^ \d]+$)(?![^ ])/

/** "How much maize buys a kg of beef", "bags of rice to pay for a tonne of urea". */
const isPaidIn = (plain: string): boolean =>
  /(?<![^ ])(?:(?:can|could|will|do) (?:i|we) (?:get|buy|afford)(?= |$)(?<=sell.*)|buys?|bought|paid for|pays? for|trade for|swap|exchange for|barter|worth of|give for)(?![^ ])/.test(
    plain,
  ) && /(?<![^ ])(?:kg|kilos?|tonnes?|tons?|bags?|sacks?|quintals?)(?![^ ])/.test(plain)

/** "And where is it today against that top?" */
export const asksFromExtreme = (plain: string): boolean => fromExtreme.test(plain)

/** "How did urea go from October on", "what did tea do last winter". */
const howItWent =
  /(?<![^ ])(?:how|what|which way) (?:did|has|have|had|does)(?: [^ ]+){1,4} (?:go|gone|do|done|perform|performed)(?= (?:from|in|over|during|between|since|last|this|through|after|\d|[a-z]{3,9} \d)|$)|(?<![^ ])did what(?![^ ])|(?<![^ ])what(?: has| have)? happened(?![^ ])/

/** "Rice in Ouesso, what do you have": of the thing that is named, and not of the product. */
const ofAThing =
  /(?<![^ ])(?:what|which)(?: all| else| prices?)? (?:do|can|could) (?:you|u)(?: (?:have|know|hold|got|tell|give|show))?(?: (?:me|us))?(?: (?:on|about|for|of) |$)/

/** What is no ratio says so by "for one" or "for a bag" alone; these count what is given for it. */
const barters =
  /(?<![^ ])(?:how many|(?<!by )how much(?! (?:is|are|was|were|did|does|do|has|have|more|less|dearer|cheaper|higher|lower)(?![^ ]))|ratio|buys?|bought|pays? for|needed|trade|swap|exchange|barter|kg of grain)(?![^ ])/
const asksOfCourse: ReadonlySet<Intent> = new Set(['range', 'compare', 'change', 'season'])

/** What a plain question wants, given the commodities that it names. */
export function findIntent(asked: string, commodities: readonly string[]): Intent {
  const plain = withoutIdioms(asked)
  if (/^(?:and |but )?(?:why|how come|what caused|what is the reason)(?![^ ])/.test(plain)) return 'reason'
  if (asksOfProduct(plain, commodities)) return 'capabilities'
  if (commodities.length > 0 && comesTo(plain)) return 'forecast'
  if (commodities.length > 0 && bestPast.test(plain)) return 'range'
  if (commodities.length > 0 && everHigher.test(plain)) return 'range'
  if (sellOrHold.test(plain) && !sellsFor.test(plain)) return 'advice'
  if (foretells(plain)) return 'forecast'
  if (commodities.length > 0 && fromExtreme.test(plain)) return 'from-extreme'
  if (commodities.length > 0 && howItWent.test(plain)) return 'change'
  if (commodities.length > 1 && wentFurther.test(plain)) return 'change'
  const isOfTrade = /(?<![^ ])(?:sell|buy)(?![^ ])/.test(plain) && !asARule.test(plain)
  if (asARule.test(plain) && whenOf.test(plain) && superlative.test(plain)) return 'season'
  // "In which month of 2022 was it more expensive": of one thing, and against nothing.
  const isDearer =
    commodities.length === 1 &&
    ofThePast.test(plain) &&
    /(?<![^ ])(?:more (?:expensive|costly)|dearer|cheaper|less expensive)(?![^ ])/.test(plain) &&
    !/(?<![^ ])(?:than|against|vs|versus)(?![^ ])/.test(plain)
  // "The highest price, and when" is of one month.
  const isOfOne = /(?<![^ ])(?:price|prices|rate)(?![^ ]).* when$/.test(plain)
  if (whenOf.test(plain) && (superlative.test(plain) || isDearer) && !isOfTrade)
    return (isOfOne || ofThePast.test(plain)) && !everyYear.test(plain) ? 'range' : 'season'
  const isBarter = ofAnother.test(plain) && !/^(?:please |pls )?compare(?![^ ])/.test(plain)
  if (commodities.length === 2 && (isBarter || isPaidIn(plain))) return 'input-ratio'
  const fertilisers = commodities.filter((id) => commodityById(id)?.category === 'fertilisers')
  const isOfOneKind = fertilisers.length === 0 || fertilisers.length === commodities.length
  const saidOf = (isLeft: (intent: Intent) => boolean) =>
    signs.find(
      ([intent, phrases]) =>
        !(intent === 'capabilities' && ofAThing.test(plain) && commodities.length > 0) &&
        !isLeft(intent) &&
        phrases.some((phrase) => hasPhrase(plain, phrase)),
    )?.[0]
  // "The highest price for a bag", "which is dearer for one kg": a unit is no barter where more is asked.
  const isUnit = commodities.length > 0 && !barters.test(plain)
  const beside = isUnit ? saidOf((intent) => intent === 'input-ratio') : undefined
  const said = beside !== undefined && asksOfCourse.has(beside) ? beside : saidOf(() => false)
  if (said === 'input-ratio' && isOfOneKind) {
    return converts.test(plain)
      ? 'convert'
      : fertilisers.length > 0
        ? fertilisers.length > 1
          ? 'fertilisers'
          : 'price'
        : commodities.length > 0
          ? 'price'
          : 'unknown'
  }
  const isAgainstTime =
    /(?:dearer|cheaper|more expensive)(?: [^ ]+){0,4} than(?: [^ ]+){0,4} (?:ago|last year|last month|(?:19|20)\d\d)/
  if (said === 'compare' && isAgainstTime.test(plain)) return 'change'
  // With one commodity, "dearer than 2 years ago" is a change, and "when was sugar cheapest" an extreme.
  if (said === 'compare' && commodities.length === 1)
    return /cheapest|dearest|most expensive|most costly|costliest|priciest/.test(plain)
      ? 'range'
      : /dearer|cheaper|more expensive/.test(plain) && !ofPlaces.test(plain)
        ? 'change'
        : 'compare'
  if (said !== undefined) return said
  if (commodities.length === 0) return 'unknown'
  if (fertilisers.length === commodities.length && commodities.length > 1) return 'fertilisers'
  return commodities.length > 1 ? 'compare' : 'price'
}
