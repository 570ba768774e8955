import { commodityById } from '../../../commodities/catalogue.ts'
import { isDeterminer, isLittle } from '../../asides/closed-words.ts'
import { plainText, splitWords } from '../../plain-text.ts'
import type { Question } from '../../reading.ts'
import type { StoredNames } from '../../stored/stored-names.ts'
import { isNearerToOneOf } from '../channel/nearer-name.ts'
import { slipCost } from '../channel/slip-cost.ts'
import { isForm } from '../forms.ts'
import { twoWordNames } from '../lexicon.ts'
import { respell } from '../respell.ts'
import { soundOf } from '../sound.ts'
import { leftWords, missedBy } from './left-words.ts'
import { isVerbAlone } from './real-words.ts'

/** A longer message says by more than one word what it wants. */
const MOST_WORDS = 10
/** A message of so few words is no sentence: its first word is what it is about. */
const NO_SENTENCE = 3
/** The most that one consonant costs which is taken for another by ear. */
const BY_EAR = 0.6
const SHORTEST = 3

const isPriceWord = (word: string | undefined): boolean => /^(?:prices?|rates?|costs?)$/.test(word ?? '')

/**
 * An English question whose reading found no price of a thing, read once more with a word that is one of its own, but
 * no thing, as the name that it sounds like: a verb in the place of a thing ("rise price", "price of lam"), or a word
 * beside the other half of a name ("soya been", "iron oar"). Taken only where that reading leaves nothing over.
 *
 * @param read reads a text as any question
 */
export function withThingsHeard(
  text: string,
  first: Question,
  stored: StoredNames,
  read: (text: string) => Question,
): Question {
  const isOfSum = first.story !== undefined || first.figures.given !== undefined
  if (first.language !== undefined || first.danger !== undefined || isOfSum) return first
  if (first.smallTalk !== undefined || text.split(/\s+/).length > MOST_WORDS) return first
  const { words: names } = stored
  const spelt = respell(
    text,
    (word) => names.has(word),
    (word, right) => isNearerToOneOf(names, word, right),
  )
  const before = new Map([...spelt.took, ...(first.took ?? [])])
  const asRead = [...(first.took ?? [])].reduce((said, [one, meant]) => said.replace(one, meant), spelt.text)
  const took = new Map<string, string>()
  const words = splitWords(
    asRead
      .toLowerCase()
      .replace(/[^\p{L}\p{N}'’]+/gu, ' ')
      .trim(),
  )
  const left = leftWords(first)
  // "Thai rise price" asks for no change.
  const mayBeThing = missedBy(first) > 0 || first.intent === 'change'
  let isOfTwo = false
  let at = -1
  const heard = asRead.replace(/[\p{L}\p{N}'’]+/gu, (written) => {
    at += 1
    const word = words[at] ?? ''
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return written
    const half = left.has(word) || isVerbAlone(word) ? otherHalf(words, at, stored) : undefined
    const thing =
      half ?? (mayBeThing && isInPlaceOfThing(words, at, stored) ? thingHeard(word, stored) : undefined)
    if (thing === undefined) return written
    isOfTwo ||= half !== undefined
    took.set(written, thing)
    return thing
  })
  if (took.size === 0) return first
  const again = read(heard)
  if (again.danger !== undefined || again.topic !== 'price' || again.commodities.length === 0) return first
  const isSame = first.commodities.length === 0 || `${again.commodities}` === `${first.commodities}`
  if (missedBy(again) > 0 || !(isOfTwo || isSame)) return first
  return { ...again, took: new Map([...before, ...took, ...(again.took ?? [])]) }
}

/** True where a verb stands as a thing does: before its price, or behind "price of", or first of hardly any words. */
function isInPlaceOfThing(words: readonly string[], at: number, { words: names }: StoredNames): boolean {
  const [word = '', next] = [words[at], words[at + 1]]
  if (!isVerbAlone(word)) return false
  const [before, beforeThat] = [words[at - 1], words[at - 2]]
  const isOfPrice = /^(?:of|for)$/.test(before ?? '') && isPriceWord(beforeThat)
  const isHowMuch = /^(?:is|are)$/.test(before ?? '') && beforeThat === 'much'
  const beginsIt = before === undefined || isDeterminer(before) || names.has(before)
  const isFew = at === 0 && next !== undefined && !isLittle(next) && words.length <= NO_SENTENCE
  return isOfPrice || isHowMuch || (beginsIt && (isPriceWord(next) || isFew))
}

const singles = new WeakMap<StoredNames, readonly string[]>()

/** The one stored name of a word that a word sounds like. */
function thingHeard(word: string, stored: StoredNames): string | undefined {
  const names = singles.get(stored) ?? singlesOf(stored)
  singles.set(stored, names)
  return oneOf(names.filter((name) => soundsAs(word, name)))
}

const singlesOf = ({ names }: StoredNames): string[] =>
  names
    .flatMap(({ id, phrase }) => [phrase, plainText(commodityById(id)?.name ?? '')])
    .flatMap((name) => [name, name.replace(/s$/, '')])
    .filter((name) => /^[a-z]{3,}$/.test(name))

const pairs = new WeakMap<StoredNames, readonly (readonly [first: string, second: string])[]>()

/** What a word sounds like that makes a name together with the word before or behind it, which it does not itself. */
function otherHalf(words: readonly string[], at: number, stored: StoredNames): string | undefined {
  const [word = '', before, after] = [words[at], words[at - 1], words[at + 1]]
  // "What has cocoa been": it is a verb there.
  if (words.some((one) => /^(?:has|have|had|.*['’](?:s|ve|d))$/.test(one))) return undefined
  const names = pairs.get(stored) ?? pairsOf(stored)
  pairs.set(stored, names)
  const isWhole = names.some(
    ([one, two]) => (one === word && two === after) || (one === before && two === word),
  )
  if (isWhole) return undefined
  return oneOf(
    names.flatMap(([one, two]) => [
      ...(isSame(before, one) && soundsAs(word, two) ? [two] : []),
      ...(isSame(after, two) && soundsAs(word, one) ? [one] : []),
    ]),
  )
}

/** The other half may be in another form, and misspelt itself: "coco beens". */
const isSame = (word: string | undefined, name: string): boolean =>
  word !== undefined && (word === name || isForm(word, name) || soundsAs(word, name))

const pairsOf = ({ names }: StoredNames): (readonly [string, string])[] => [
  ...twoWordNames,
  ['soya', 'bean'],
  ['soy', 'bean'],
  ...names.flatMap(({ phrase }) => {
    const [one, two, three] = phrase.split(' ')
    return one !== undefined && two !== undefined && three === undefined ? [[one, two] as const] : []
  }),
]

/** "Flower" is heard as "flour" is. */
const said = (word: string): string => soundOf(word.replace(/ower/, 'our'), false)

const soundsAs = (word: string, name: string): boolean =>
  word !== name &&
  (said(word) === said(name) || (word.charAt(0) === name.charAt(0) && slipCost(word, name, BY_EAR) <= BY_EAR))

/** One name of one thing: "bean" of "bean" and "beans". */
function oneOf(names: readonly string[]): string | undefined {
  const [one, ...others] = new Set(names)
  return one !== undefined && others.every((other) => other === `${one}s` || one === `${other}s`)
    ? one
    : undefined
}
