import { commodityById } from '../../commodities/catalogue.ts'
import { storedNameOf } from '../../commodities/stored-name.ts'
import { findCommodities } from '../find-commodities.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import type { StoredNames } from '../stored/stored-names.ts'
import { formNamed, oilNamed } from './form-of-before.ts'

/** Of so many words a turn is at most that leaves its thing to the turn before. */
const MOST_WORDS = 18

const holders = 'bags?|sacks?|bales?|crates?|boxe?s?|tins?|drums?|cartons?'
const units = `${holders}|kg|kgs|kilos?|tonnes?|tons?|t|quintals?|quintales|litres?|liters?|gallons?|pounds?|lbs?|bushels?|dozens?`
const amountOf = new RegExp(
  `(?<!\\p{L})(\\d[\\d.,]*\\s*(?:${units}))\\s+(?:of\\s+)(?:those|these|them|it|that|this)(?!\\p{L})`,
  'iu',
)
const each = '(?:each|apiece|(?:to )?(?:an?|the|per|every) (?:bag|sack|bale|crate|box|tin|drum|carton))'
/** "8 bags of rice, 60 kg each": the weight of one of them, behind what they hold. */
const heldBehind = new RegExp(
  `(\\d[\\d.,]*)\\s+(${holders})\\s+of\\s+([^,;?]{3,40}?),?\\s+(?:(?:of|at|with|and|in)\\s+)?(\\d[\\d.,]*)\\s*(kg|kgs|kilos?|lbs?|pounds?)\\s*(?:in\\s+)?${each}(?!\\p{L})`,
  'iu',
)
/** Who only says how much he takes wants its price. */
const wants =
  /^(?:(?:and|so|ok|but|then)[\s,]+)*(?:i|we) (?:(?:would|ll|will|only|just|do|can|could) )*(?:need|want|take|buy|sell|have|like|am taking|am buying|order)\s+(?=\d)/iu
const bare =
  /(?<!\p{L})(for|and|of|take|buy|sell|want|need)\s+(\d[\d.,]*)\s+of\s+(?:those|these|them)(?!\p{L})/iu

const limit =
  /(?<!\p{L})(?:under|below|beneath|over|above|past|beyond|than|topped|crossed|reached|hit|touched|exceeded|passed)\s+(?:the\s+)?(?:[$€£]\s?)?\d/iu
const it = /(?<!\p{L})(?:it|they|that|this|the price)(?!\p{L})(?!\s+(?:year|month))/iu
/** Of when it first was so nothing is told. */
const whenFirst = /^(?:and |so |but )*(?:when|how long|which month)(?!.*\blast\b)/iu
const gone =
  /(?:had|has|did) it (?:(?:ever|already|then|gone|go|fallen|fall|dropped|drop|come|came|slipped|dipped|sunk|risen|rise|climbed|climb|got|get|back|down|up) )+(below|under|above|over)(?= .*(?:by|in|at) )/iu
const backAgain = /(?<!\p{L})(?:ever )?(?:back|again|once more|first|finally)(?!\p{L})\s*/giu
const thatYear = /(?<!\p{L})(?:that|the same) year(?!\p{L})/iu

const timesOf =
  /^(?:(?:and|so|but|then|ok)[\s,]+)*(?:how many times|what multiple of|how often)\s+(?:is\s+)?(?:the\s+)?(.{2,40}?)(?:\s+(?:ones?|prices?|kind|market))*\s+(?:is|was|are|does)\s+(?:that|it|this|those)(?:\s+(?:make|price|one|cost))*[\s?.!]*$/iu

/** "Twice palm oil?" */
const multipleOf =
  /^(?:(?:and|so|but|then|ok)[\s,]+)*(?:(?:is|was) (?:it|that|this) )?(?:more than |less than |about |nearly |over )?(?:twice|double|half|three times|four times|triple|\d+ times) (?:the )?(?:price of |cost of |that of )?(.{2,40}?)[\s?.!]*$/iu
/** "And the Vietnamese, how far apart are they?": set against that. */
const apartFrom =
  /^(?:(?:and|so|but|then|ok)[\s,]+)*(?:the )?(?!.*\b(?:years?|months?|later|after|before|ago|now|today)\b)(?!(?:(?:what(?:['’]?s)?|which|who|how|much|is|was|are|were|s|one|the|it|that|dearer|cheaper|dearest|cheapest|more|less|most|least|expensive|higher|lower|and|by|tell|me)[ ,]+)+(?:the |what|by how|how far))([^,?\d]{3,30}),? (?:how far apart(?: are (?:they|the two|both))?|what(?:'s| is|s) the (?:gap|difference)(?: between them)?|by how much|(?:and )?the (?:gap|difference))[\s?.!]*$/iu
/** "25 bags, each 50 kg". */
const eachBehind = new RegExp(
  `(\\d[\\d.,]*)\\s+(${holders})\\s*,\\s*(?:each |at |of |with )*(\\d[\\d.,]*)\\s*(kg|kgs|kilos?|lbs?|pounds?)(?:\\s+${each})?(?!\\p{L})`,
  'iu',
)
/** "10 quintals of how much", as Hindi asks. */
const amountFirst = new RegExp(
  `^(?:(?:and|so)\\s+)*(\\d[\\d.,]*\\s*(?:${units}))\\s+(?:(?:of|for)\\s+)?(?:how much|what(?: price)?|the price|price)(?:\\s+is)?[\\s?.!]*$`,
  'iu',
)
/** "10 per quintal how much": what a Hindi "of" may be read as. */
const perUnit = new RegExp(`^((?:(?:and|so)\\s+)*\\d[\\d.,]*) per (${units})(?=\\s+how much)`, 'iu')
/** "200 above": a limit behind its figure. */
const limitBehind = /(?<![\d.,])(\d[\d.,]*) (above|below)(?!\p{L}| \d)/giu
/** In languages that leave the pronoun out: "¿está por encima de 500?" */
const noSubject =
  /^((?:(?:and|so|but)[\s,]+)*(?:did (?:he|it)|c is|is|was|are|were|has been)) (?:for |by |to |in )?((?:above|over|below|under|more than|less than|higher than|lower than)) (?:of |from |than )?(?=[$€£]?\s?\d)/iu
const wasTop =
  /^(?:(?:so|and|but|ok)[\s,]+)*(?:that|this|it) (?:was|is) (?:the|a|its) (?:peak|top|record|highest|high|all[- ]time high)(?: (?:then|ever|price|so far|right))*[\s?.!]*$/iu

/**
 * A turn with the one thing that was told before in the place of what stands for it: "8 bags of those, 60 kg each" is
 * of coffee, "was it back under 1000" of sunflower oil, "how many times the world one is that" of sugar.
 *
 * @param text in English words
 */
export function withThingOfBefore(
  asked: string,
  previous: Question | undefined,
  { names }: StoredNames,
): string {
  const [id, ...others] = previous?.commodities ?? []
  if (previous?.topic !== 'price' || id === undefined || others.length > 0) return asked
  // What names its thing leaves the market of the turn before.
  if (previous.place !== undefined) return asked
  const text = asked.trim().replace(/\s+/g, ' ').replace(limitBehind, '$2 $1')
  if (text.split(/\s+/).length > MOST_WORDS) return asked
  const name = commodityById(id)?.name ?? storedNameOf(id)
  if (name === undefined) return asked
  const called = [...(previous.variety ?? []), name.toLowerCase()].join(' ')
  const form = formNamed(text, name) ?? oilNamed(text, name)
  if (form !== undefined) return form
  const isOther = findCommodities(plainText(text), names).some((one) => one !== id)
  const times = timesOf.exec(text) ?? (isOther ? multipleOf.exec(text) : null)
  if (times !== null) return ofTimes(times[1] ?? '', called, name, isOther)
  const apart = apartFrom.exec(text)
  if (apart !== null) return `and compared to ${apart[1]}`
  if (isOther) return asked
  if (wasTop.test(text)) return `when was ${called} highest ever?`
  if (noSubject.test(text)) return text.replace(noSubject, `$1 ${called} $2 `)
  if (amountFirst.test(text.replace(perUnit, '$1 $2')))
    return text.replace(perUnit, '$1 $2').replace(amountFirst, 'and for $1')
  if (eachBehind.test(text)) return text.replace(eachBehind, '$1 $2 of $3 $4')
  if (amountOf.test(text))
    return withHolders(text.replace(amountOf, `$1 of ${called}`).replace(wants, 'how much for '))
  if (bare.test(text) && previous.unit !== undefined)
    return text.replace(bare, `$1 $2 ${unitNames[previous.unit] ?? previous.unit} of ${called}`)
  const held = text.replace(gone, 'was it $1')
  if (limit.test(held) && it.test(held) && !whenFirst.test(held))
    return held
      .replace(it, called)
      .replace(backAgain, '')
      .replace(thatYear, yearOf(previous) ?? '$&')
  const [, unit] = unitAlone.exec(text) ?? []
  return unit === undefined ? asked : `and per ${unit}`
}

/** "Bushels please": for each of what. */
const unitAlone =
  /^(?:(?:and|so|ok|but|now|no|rather)[\s,]+)*(?:in )?(bushel|tonne|ton|kilo|kilogram|quintal|litre|liter|gallon)e?s(?:,? (?:please|pls|then|instead|rather|thanks))*[\s?.!]*$/iu

const unitNames: Readonly<Record<string, string>> = { t: 'tonnes' }

/** "How many times the world one": of the same thing, or of another that it names. */
const ofTimes = (against: string, called: string, name: string, isOther: boolean): string =>
  `how many times dearer is ${called} than ${isOther ? against : `${against} ${name.toLowerCase()}`}`

const withHolders = (text: string): string => text.replace(heldBehind, '$1 $2 of $4 $5 of $3')

function yearOf({ period }: Question): string | undefined {
  if (period === undefined || !('start' in period)) return undefined
  const [start, end] = [period.start?.slice(0, 4), period.end?.slice(0, 4)]
  return start !== undefined && start === end && /^\d{4}$/.test(start) ? start : undefined
}
