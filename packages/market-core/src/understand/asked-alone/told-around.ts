import { auxiliaries, subjects } from '../asides/closed-words.ts'
import { findCommodities, readCommodities } from '../find-commodities.ts'
import { type KnownPlaces, readPlace } from '../find-place.ts'
import { namesKind } from '../kinds/kind-words.ts'
import { leftOver } from '../left-over.ts'
import { readPeriod } from '../period/find-period.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { COMMODITY } from '../quantities/measures.ts'
import type { Question } from '../reading.ts'
import { storedNames } from '../stored/stored-names.ts'
import type { AskedAlone } from './asked-alone.ts'

const kinds =
  /(?<![^ ])(?:organic|certified|fair ?trade|broken|roasted|dried|dry|fresh|frozen|smoked|popping|popcorn|seed|malting|feed|fodder|silage|bio|ecologic[^ ]*)(?![^ ])/
/** What stands for the goods, and what is said of them: "mine is yellow", "I want it organic". */
const ofTheGoods =
  /(?<![^ ])(?:mine|ours) (?:is|are)(?![^ ])|(?<![^ ])(?:want|need|mean|prefer|have|sell|buy) (?:it|them|the [^ ]+ ones?)(?![^ ])/
const past = /(?<![^ ])(?:was|were|did|had|stood|used to)(?![^ ])/
const latest = /(?<![^ ])(?:last|latest|newest|most recent|ever|record|now|today|current)(?![^ ])/
/** Where others are, who neither buy nor sell there, is no market. */
const ofOthers = /^(?:(?:and|but|so|because) )*(?:he|she|they|(?:my|our|his|her|the) [^ ]+)(?![^ ])/
const ofTrade =
  /(?<![^ ])(?:sells?|sold|selling|buys?|bought|markets?|prices?|pays?|paid|trades?|trader|cost|costs|worth|fetch[^ ]*|dearer|cheaper|we|i)(?![^ ])/

/** Whether what is told around a question says which thing, where or when is meant, which that does not say itself. */
export function saysMoreOf(
  alone: Question,
  { asked, told }: AskedAlone,
  places: KnownPlaces,
  isForeign: boolean,
): boolean {
  const stored = storedNames(places)
  const ofIt = (plain: string) =>
    findCommodities(plain, stored.names).some((id) => alone.commodities.includes(id))
  return told.map(plainText).some((plain) => {
    if (kinds.test(plain) && ofIt(plain)) return true
    if (namesKind(plain) || ofTheGoods.test(plain)) return true
    if (!isForeign && ofIt(plain) && isOfAKind(plain, places)) return true
    if (alone.place === undefined && typeof readPlace(plain, places)?.place === 'object')
      if (!ofOthers.test(plain) || ofTrade.test(plain)) return true
    return lacksTime(alone, plainText(asked)) && readPeriod(plain).period !== undefined
  })
}

/** "What was maize worth": at a time that was told before. */
const lacksTime = ({ period }: Question, asked: string): boolean =>
  (period === undefined && past.test(asked) && !latest.test(asked)) ||
  (period !== undefined && 'start' in period && period.start?.startsWith('--') === true)

/** Whether an open word stands right before the goods: "the popping maize". */
function isOfAKind(plain: string, places: KnownPlaces): boolean {
  const { names, words } = storedNames(places)
  const marked = splitWords(readCommodities(plain, names, words).marked)
  return marked.some((word, at) => {
    const [first = '', before = ''] = [marked[at - 2], marked[at - 1]]
    const isDone = first === 'to' || subjects.has(first) || auxiliaries.has(first)
    return word === COMMODITY && !isDone && !/\d/.test(before) && leftOver(before).length > 0
  })
}
