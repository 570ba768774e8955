import { commodityById } from '../../commodities/catalogue.ts'
import { storedNameOf } from '../../commodities/stored-name.ts'
import { findCommodities, readCommodities } from '../find-commodities.ts'
import { type KnownPlaces, readPlace } from '../find-place.ts'
import { leftOver } from '../left-over.ts'
import { readPeriod } from '../period/find-period.ts'
import { monthOfName } from '../period/period-words.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { COMMODITY } from '../quantities/measures.ts'
import { type StoredNames, storedNames } from '../stored/stored-names.ts'
import { inFigures } from '../story/numbers.ts'
import { isPlainWord } from '../topic/plain-words.ts'
import { isSizedBefore, withContainer } from './around/container-told.ts'

/** So many words before a question are a story: of a shorter text every word counts. */
const STORY_WORDS = 20

/** "What was a tonne then?", "in that year": a time that was told before. */
const then =
  /(?<!since )(?<!\p{L})(?:(?:at|in|of|during|back) )?(?:then|that (?:year|month|time)|those (?:days|years|months))(?=\s*[?.!]*\s*$)/iu
/** "In March that year": a month of the year that was told before. */
const monthThen = new RegExp(
  `(?<!\\p{L})(${[...monthOfName.keys()].filter((name) => name.length > 2).join('|')}) (?:(?:of|in) )?(?:that|the same) (?:same )?year(?!\\p{L})`,
  'iu',
)
const there =
  /(?<!(?:is|are|was|were|be|been) )(?<!\p{L})(?:over )?there(?!\p{L})(?! (?:is|are|was|were|be))/iu
const toCome = /(?<!\p{L})(?:next (?:week|month|year|season|time)|tomorrow|soon|will|going to)(?!\p{L})/iu
const past = /(?<!\p{L})(?:was|were|did|cost|stood|had|fetched|paid|used to)(?!\p{L})/iu
const refers =
  /(?<!\p{L})(?:it|them|they|one|ones|such|there|then|that|those|a (?:tonne|kilo|bag|sack|kg|pound|bushel))(?!\p{L})/iu

/**
 * A story with its question at the end, as the question alone: what that leaves to what was told before it ("then",
 * "there", "one such sack", and what it is of) stands in it. Any other text stays as it is.
 */
export function withToldBefore(text: string, places: KnownPlaces): string {
  const sentences = text.match(/[^.!?\n]+(?:[.](?=\d)[^.!?\n]+)*[.!?\n]*/g) ?? []
  const [asked = ''] = sentences.slice(-1)
  const before = sentences.slice(0, -1).join(' ')
  if (before === '' || !asked.trimEnd().endsWith('?')) return text
  const { names, words } = storedNames(places)
  const told = plainText(before)
  const counted = inFigures(told.split(' ')).join(' ')
  const dated = withTime(asked, told)
  const held = withContainer(dated, counted)
  const placed = withPlace(held, told, words, places)
  const isOfThing = (one: string) => findCommodities(plainText(one), names).length > 0
  const isOwn = isOfThing(placed)
  // "In 2008 we lost the farm. What was maize in May 2022?" asks of 2022.
  if (isOwn && placed === asked && hasTime(asked) && sentences.slice(0, -1).every((one) => !isOfThing(one)))
    return sentences.filter((one) => one === asked || dateIn(plainText(one)) === undefined).join(' ')
  // "Shearing next week. Wool per kg?" asks of no price to come.
  if (isOwn && placed === asked && sentences.slice(0, -1).every((one) => !isOfThing(one) && toCome.test(one)))
    return asked
  if (isOwn) return placed === asked ? text : placed
  const isStory = before.split(' ').length >= STORY_WORDS
  const [of] =
    placed !== asked || isSizedBefore(asked, counted) || (isStory && refers.test(asked))
      ? lastOf(sentences.slice(0, -1), names, words)
      : []
  return of === undefined ? text : `${of}: ${placed.trim()}`
}

function withTime(asked: string, told: string): string {
  const date = dateIn(told)
  const year = date?.slice(-4)
  if (year !== undefined && monthThen.test(asked) && past.test(asked))
    return asked.replace(monthThen, `$1 ${year}`)
  if (!then.test(asked) || !past.test(asked) || hasTime(asked)) return asked
  return date === undefined ? asked : asked.replace(then, `in ${date}`)
}

const hasTime = (text: string): boolean => readPeriod(plainText(text)).period !== undefined

/** The last month or year that a plain text names: "june 2011", "1997". */
function dateIn(plain: string): string | undefined {
  const [date, ...others] = [
    ...plain.matchAll(/(?<![^ ])(?:([a-z]+) (?:of )?)?((?:19|20)\d\d)(?![^ ])/g),
  ].reverse()
  const [, month = '', year] = date ?? []
  if (year === undefined || others.some((one) => one[2] !== year)) return undefined
  return monthOfName.has(month) ? `${month} ${year}` : year
}

/** "There" is the place that was named last, behind "at", "in" or "to". */
function withPlace(asked: string, told: string, words: StoredNames['words'], places: KnownPlaces): string {
  if (!there.test(asked)) return asked
  const said = splitWords(told)
  const at = said.findLastIndex((word, index) => {
    const before = said[index - 1] ?? ''
    return (
      /^(?:at|in|to|from|near)$/.test(before) &&
      !isPlainWord(word) &&
      (words.has(word) || typeof readPlace(`in ${word}`, places)?.place === 'object')
    )
  })
  return at === -1 ? asked : asked.replace(there, `at ${said[at]}`)
}

/** The one thing that was named last, with what stands right before or behind it and may make another of it. */
function lastOf(
  sentences: readonly string[],
  names: StoredNames['names'],
  known: ReadonlySet<string>,
): string[] {
  const said = sentences.findLast((one) => findCommodities(plainText(one), names).length > 0)
  if (said === undefined) return []
  const { ids, heads, marked } = readCommodities(plainText(said), names, known)
  const [id, ...others] = ids
  const words = marked.split(' ')
  const before = words[words.indexOf(COMMODITY) - 1] ?? ''
  // "TSP, 50 kg bags": what it is packed in is no kind of it.
  const kinds = [before, ...heads].filter((word) => leftOver(word).length > 0 && !/^\d/.test(word))
  const called = id === undefined ? undefined : (commodityById(id)?.name ?? storedNameOf(id))
  return called === undefined || others.length > 0 ? [] : [[called, ...kinds].join(' ')]
}
