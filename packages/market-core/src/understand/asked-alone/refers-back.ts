import { findCommodities } from '../find-commodities.ts'
import { plainText } from '../plain-text.ts'
import type { StoredNames } from '../stored/stored-names.ts'

const of = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)

/** What stands for a thing: of one that the same part named before it, it is that. */
const pronouns = /(?<![^ ])(?:it|its|they|them)(?![^ ])/g
const backwards = of(
  [
    'that(?! (?:is|i|we|you|he|she|they|the|a|it))',
    'this(?! (?:years?|months?|weeks?|season|morning|world|evening))',
    'those|these|there(?! (?:is|are|was|were|any|a))|then|such|same|ones?(?! (?:tonnes?|tons?|kg|kilos?|bags?|sacks?|pounds?|bushels?|quintals?|litres?|gallons?|hundred|year|month|hectare|acre))',
    'both|either|others?|another|else|instead|mine|ours|my(?! (?:money|currency|country))|our(?! (?:money|currency))|his|her|their|total|altogether|lot|whole|rest|left|us',
    '(?:i|we|he|she|they) (?:get|got|earn|make|made|clear|lose|lost|pay|paid|owe|spend|spent|sell|sold|have|had|need|buy|put|use|keep)',
  ].join('|'),
)

/** "I need soybean oil in reais per tonne": who wants to be told. */
const wantsTold = /^(?:i|we) (?:need|want|would like|d like|am after|m after) (?!to )/u
const plainOf = (asked: string): string =>
  plainText(asked.replace(/\bis it true(?: that)?\b/giu, ' ')).replace(wantsTold, '')

/** Whether a part that asks leaves a figure, a time or a lot to what was told around it: "what do I get for that". */
export const needsTold = (asked: string): boolean => backwards.test(plainOf(asked))

/** Whether it leaves what it is of to that: "how much is it". */
export function isOfTold(asked: string, { names }: StoredNames): boolean {
  const plain = plainOf(asked)
  return [...plain.matchAll(pronouns)].some(
    ({ index }) => findCommodities(plain.slice(0, index), names).length === 0,
  )
}
