import { findCommodities } from '../find-commodities.ts'
import { fold } from '../languages/written-words.ts'
import { plainText } from '../plain-text.ts'
import { ordinaryWords } from '../spelling/ordinary-words.ts'
import type { OwnMeasure } from './beside.ts'
import { knownMeasures } from './measure-words.ts'

const COUNT = String.raw`(?:\d+(?:[.,]\d+)?|an?|one|half an?|per|each|every|for an?|moja|mbili|ek|un|une|uma|um|una)`
const TIE = `(?:of|de|d|du|des|da|do|la|ya|wa|za|cha|vya|full of)`
const longest = [...knownMeasures.keys()].sort((a, b) => b.length - a.length).join('|')
const inText = new RegExp(
  String.raw`(?<before>(?<![\p{L}\p{M}\d])${COUNT}\s+)?(?<![\p{L}\p{M}])(?<word>${longest})(?![\p{L}\p{M}])(?<count>\s+(?:moja|1|ek))?(?<tie>\s+${TIE}(?:\s+the)?(?!\p{L}))?`,
  'giu',
)
/** With a weight or a number of pieces it is as large as that. */
const weighed =
  /(?<![\p{L}])\d+(?:[.,]\d+)?\s*-?(?:kgs?|kilos?|kilograms?|kilogrammes?|g|grams?|lbs?|pounds?|quintals?|tonnes?|tons?|t|pieces|eggs|pcs)(?![\p{L}])/iu
const litres = /\d\s*-?(?:litres?|liters?|ltrs?|l|gallons?)\s*$/iu
const perOne = /^(?:per|each|every|for an?)\s/i

interface Found {
  /** Absent where it is fixed, or its litres are told. */
  readonly measure?: OwnMeasure
  /** The text without the measure, or with its weight in the place of it. */
  readonly rest: string
}

/** The measure of a market that a price is wanted for; undefined where none is named, or its weight is told. */
export function ownMeasureIn(text: string, left: readonly string[]): Found | undefined {
  if (weighed.test(text)) return undefined
  const folded = fold(text)
  for (const { 0: said, index, groups = {} } of folded.matchAll(inText)) {
    const { word = '', before = '', count = '', tie = '' } = groups
    const { kind, kg } = knownMeasures.get(word.toLowerCase()) ?? { kind: 'loose', kg: undefined }
    const behind = folded.slice(index + said.length)
    const head = folded.slice(0, index)
    const isOfLitres = litres.test(head)
    if (!isOfLitres && !isMeant({ word, before: before || count, tie, behind, left })) continue
    if (kg !== undefined) {
      const number = /^\s*\d/.test(before) ? before : perOne.test(before) ? before : ''
      return { rest: `${head}${number}${kg} kg bag${tie}${behind}` }
    }
    const rest = isOfLitres ? `${head.trim()}${tie}${behind}` : `${head} ${behind}`
    const measure = isOfLitres ? undefined : { word: plainText(word), kind }
    return { ...(measure && { measure }), rest: rest.replace(/\s+/g, ' ').trim() }
  }
  return undefined
}

/** A country, too. */
const isPlace = /^(?:congo|kongo)s?$/

/** Whether a word measures here: an ordinary word of English does where it is counted, and filled with a crop. */
function isMeant({
  word,
  before,
  tie,
  behind,
  left,
}: Readonly<Record<'word' | 'before' | 'tie' | 'behind', string>> & { left: readonly string[] }): boolean {
  const [next = '', second = ''] = plainText(behind).split(' ')
  const isFilled =
    /^\s*\p{L}/u.test(behind) &&
    (findCommodities(next).length > 0 ||
      (findCommodities(`${next} ${second}`).length > 0 && findCommodities(second).length === 0))
  if (isPlace.test(word)) return perOne.test(before) || (tie !== '' && isFilled)
  if (ordinaryWords.has(word.split(' ')[0] ?? '')) return perOne.test(before) || (tie !== '' && isFilled)
  return left.includes(plainText(word)) || before !== '' || (tie !== '' && isFilled) || isFilled
}
