import type { OtherLanguage } from '../languages/language.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { COMMODITY } from '../quantities/measures.ts'
import { ordinaryWords } from '../spelling/ordinary-words.ts'
import { isOfTrade } from './of-trade.ts'

const placing = /^(?:in|at|near|around)$/
const article = /^(?:the|our|la|el|los|las|le|les)$/

/** Days are no places, though they have a capital: "last Friday". */
const isDay = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** Of these other countries are a part. */
const isWide =
  /^(?:africa|afrique|asia|asie|europe|europa|america|amerique|latin|sahel|caribbean|world|east|west|north|south|central)$/

interface Asked {
  /** The question in English words. */
  readonly plain: string
  /** The same with a sign for each name. */
  readonly undated: string
  readonly written: string
  readonly language: OtherLanguage | undefined
}

/**
 * Those of the words that nobody could place which are told as places: right behind "in" or "at" (in Hindi before it),
 * or begun with a capital in a text where nothing else is. An ordinary word is none, nor one of trade: "beans in tins".
 *
 * @param left the words that nobody could place
 */
export function placesNamed(
  { plain, undated, written, language }: Asked,
  left: readonly string[],
): readonly string[] {
  const [words, marked] = [splitWords(plain), splitWords(undated)]
  const names = capitalised(written)
  const isBehind = (at: number): boolean => {
    const [before = '', earlier = ''] = [words[at - 1], words[at - 2]]
    return placing.test(before) || (article.test(before) && placing.test(earlier))
  }
  const isPlaced = (word: string): boolean =>
    words.some(
      (one, at) => one === word && (language === 'hi' ? placing.test(words[at + 1] ?? '') : isBehind(at)),
    )
  // "Irish potatoes" are of a kind: a place is named behind the thing.
  const thing = marked.indexOf(COMMODITY)
  const isBehindIt = (word: string): boolean => marked.lastIndexOf(word) > thing
  const isOpen = (word: string): boolean =>
    !/\d/.test(word) &&
    !ordinaryWords.has(word) &&
    !isOfTrade(word) &&
    !isWide.test(word) &&
    !isDay.test(word) &&
    word.length > 3
  return left.filter((word) => isOpen(word) && (isPlaced(word) || (names.has(word) && isBehindIt(word))))
}

/** Words with a capital where the first of the text alone has another: in a heading every word has one. */
function capitalised(written: string): ReadonlySet<string> {
  const words = written.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const large = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return large.length > 2 || small.length === 0
    ? new Set()
    : new Set(large.flatMap((word) => splitWords(plainText(word))))
}
