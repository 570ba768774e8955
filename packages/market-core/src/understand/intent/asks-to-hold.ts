import { fold, writtenWords } from '../languages/written-words.ts'
import type { Period } from '../period/period.ts'
import { COMMODITY } from '../quantities/measures.ts'
import data from './sell-or-hold.json' with { type: 'json' }

const ask =
  '(?:(?:should|shall|must|do|can|could|may|make|if|better|best|worth|wise|dare|safe|ok|okay) (?:i|we|to|for me to)|(?:i|we) (?:should|must|better|go)|(?:better|best|worth|wise))'
const hold =
  '(?:hold|holding|keep|keeping|wait|waiting|hang|hanging|sit|sitting|stay|staying)(?: (?:on|onto|tight|back|out|off|out))?'
const little = '(?:to|on|onto|with|for|my|our|the|this|that|these|those|all|some|of|back|selling|more)'

/** "Should I hold my sorghum", "know if I keep the maize", "worth hanging on to wheat". */
const holdsIt = new RegExp(
  `(?<![^ ])${ask}(?: (?:still|just|rather|also|be|try|now|even))* ${hold}(?: ${little})* ${COMMODITY}(?= *(?:$|[?!.]|(?:until|till|til|or|and|now|a|for|some|longer|more|then|please|pls|this|next|another|in (?:store|stock))(?![^ ])))`,
)
/** How it is kept is no question of selling it. */
const ofKeeping =
  /(?<![^ ])(?:how|where|weevils?|moths?|rats?|mould|mold|rot|rots|rotting|spoil[^ ]*|dry|fresh|seed|moisture|silo|bags?|sacks?|fridge|temperature)(?![^ ])/

const until = new Set(
  'until till til untill hadi mpaka jusqu jusque jusquà jusqua hasta asta ate até tak talak तक حتى لحد لغاية'
    .split(' ')
    .map(fold),
)
const how = new Set(
  'how where comment como cómo donde jinsi vipi wapi kaise kahan कैसे कहाँ كيف اين أين'.split(' ').map(fold),
)
const holds = new Set(data.hold.split(' ').map(fold))
const MOST_BETWEEN = 7

/**
 * Whether it is asked to hold what one has, with or without a word of selling: "shud i hld my sorgum til feb".
 *
 * @param undated the plain question without its time, with a sign for each name
 * @param written the question as it was written, in any language
 * @param period the time that it names
 */
export function asksToHold(undated: string, written: string, period: Period | undefined): boolean {
  if (ofKeeping.test(undated)) return false
  if (holdsIt.test(undated)) return true
  // "Seguro o milho até fevereiro": up to a month that is still to come.
  if (period === undefined || !isYearless(period)) return false
  const words = writtenWords(written).words.map(({ folded }) => folded)
  if (words.some((word) => how.has(word))) return false
  return words.some(
    (word, at) => holds.has(word) && words.slice(at + 1, at + 2 + MOST_BETWEEN).some((one) => until.has(one)),
  )
}

const isYearless = (period: Period): boolean =>
  ('end' in period && period.end?.startsWith('--') === true) ||
  ('start' in period && period.start?.startsWith('--') === true)
