import { commodityById } from '../commodities/catalogue.ts'
import { type Intent, signs } from './intent-signs.ts'
import { hasPhrase } from './plain-text.ts'

export type { Intent } from './intent-signs.ts'

/** Every phrase by which a question says what it wants. */
export const intentPhrases: readonly string[] = signs.flatMap(([, phrases]) => phrases)

const converts = /(?<![^ ])(?:how many .* (?:in|are|is|make)|convert|to tonnes|to kg|in tonnes)(?![^ ])/

/** "How far below its high", "off the peak". */
const fromExtreme =
  /(?<![^ ])(?:below|above|under|over|off|from|against)(?: [^ ]+){0,4} (?:high|highs|peak|top|record|low|lows|bottom|trough)(?![^ ])/

/** What a plain question wants, given the commodities that it names. */
export function findIntent(plain: string, commodities: readonly string[]): Intent {
  if (commodities.length > 0 && fromExtreme.test(plain)) return 'from-extreme'
  const said = signs.find(([, phrases]) => phrases.some((phrase) => hasPhrase(plain, phrase)))?.[0]
  const fertilisers = commodities.filter((id) => commodityById(id)?.category === 'fertilisers')
  if (said === 'input-ratio' && (fertilisers.length === 0 || fertilisers.length === commodities.length)) {
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
    return /cheapest|dearest|most expensive/.test(plain)
      ? 'range'
      : /dearer|cheaper|more expensive/.test(plain)
        ? 'change'
        : 'compare'
  if (said !== undefined) return said
  if (commodities.length === 0) return 'unknown'
  if (fertilisers.length === commodities.length && commodities.length > 1) return 'fertilisers'
  return commodities.length > 1 ? 'compare' : 'price'
}
