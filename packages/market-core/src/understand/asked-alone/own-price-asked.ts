import { commodityById } from '../../commodities/catalogue.ts'
import { storedNameOf } from '../../commodities/stored-name.ts'
import type { Message } from '../asking/way.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { leftOf } from './reads-alone.ts'

const signs: Readonly<Record<string, string>> = {
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds sterling',
  '₹': 'rupees',
}
const money =
  'us dollars?|dollars?|usd|euros?|eur|pounds? sterling|quid|gbp|rupees?|inr|rs|rands?|zar|reais|brl|shillings?|kes|tzs|ugx|naira|ngn|cedis?|ghs|kwacha|pesos?|francs?|cfa|xaf|xof|cordobas?|nio|dirhams?|dinars?|lira|birr'
const unit =
  '(?:\\d+ ?(?:kg|kilo) )?(?:kg|kilos?|kilograms?|tonnes?|tons?|t|bushels?|quintals?|pounds?|lbs?|bags?|sacks?)'
const price = new RegExp(
  `(?:([$€£₹]) ?(\\d[\\d,]*(?:\\.\\d+)?)|(?<![\\d.,])(\\d[\\d,]*(?:\\.\\d+)?) ?(${money})?)(?: (?:a|an|per|the|each|every|for (?:a|each|every|one)) (${unit}))?(?!\\p{L}|\\d|\\.\\d)`,
  'giu',
)
const asks =
  /(?<![^ ])(?:how (?:much|far|many)(?: [^ ]+){0,4} (?:below|above|under|over|off|less|more|lower|higher|dearer|cheaper|short)|(?:is|was|are) (?:that|it|this|he|she|they|(?:the|my|his|her|their) [^ ]+)(?: [^ ]+){0,5} (?:lower|higher|less|more|below|above|under|over|fair|better|worse|cheaper|dearer|near|close|off)|compares?|against|versus)(?![^ ])/
const ofStore =
  /(?<![^ ])(?:world|international|global|stored|your (?:own )?(?:price|figure|number|latest|last)|the market|a index|you (?:hold|have|got|show))(?![^ ])/
const perUnit = new RegExp(`(?<![^ ])(?:per|an?) (${unit})(?![^ ])`, 'u')

/**
 * The farmer's own price against the stored one, where both are all that is asked; undefined where anything is left.
 */
export function againstOwnPrice(message: Message): Question | undefined {
  const own = ownPriceAsked(message)
  const against = own === undefined ? undefined : message.readAlone(own, own)
  return against?.figures.pricePerT !== undefined && against.unplaced === undefined ? against : undefined
}

/**
 * "The elevator quoted me $4.62. What is world corn per bushel, so I know how far off that is?": the one price that is
 * told, and the one thing that it is of, in the words by which a farmer's own price is set against the stored one.
 * Undefined where another price is told, or where it is asked for something else.
 */
function ownPriceAsked({ text, whole }: Message): string | undefined {
  const { commodities, danger, period, story, atStored, figures } = whole
  const [id, ...others] = commodities
  // What a lot came to at that price is beside the question.
  const isSum =
    (story !== undefined && 'sum' in story && story.sum.terms.length > 1) || atStored !== undefined
  if (id === undefined || others.length > 0 || danger !== undefined || period !== undefined || isSum)
    return undefined
  const given = figures.given ?? []
  const isRead = figures.pricePerT !== undefined && given.length === 1 && leftOf(whole).length === 0
  const plain = plainText(text)
  if (isRead && whole.intent === 'price') return undefined
  if (!asks.test(plain) || !ofStore.test(plain)) return undefined
  const told = [...text.matchAll(price)].filter(([, sign, , , coin, per]) => sign ?? coin ?? per)
  const values = new Set(told.map(([, , one, other]) => one ?? other))
  const best = told.find(([, , , , , per]) => per !== undefined) ?? told[0]
  if (best === undefined || values.size !== 1) return undefined
  const [, sign, one, other, coin, per] = best
  const each = per ?? perUnit.exec(plain.replaceAll(/(?<=an? )lot/g, ''))?.[1]
  const name = commodityById(id)?.name ?? storedNameOf(id)
  if (each === undefined || name === undefined) return undefined
  const currency = coin ?? (sign === undefined ? '' : signs[sign])
  const called = [...(whole.variety ?? []), name.toLowerCase()].join(' ')
  return `${one ?? other} ${currency} per ${each} for ${called}. How far off the world price is that?`.replace(
    / +/g,
    ' ',
  )
}
