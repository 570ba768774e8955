import { remembered } from '../../../remembered.ts'
import type { Language } from '../../languages/language.ts'
import { slipCost } from './slip-cost.ts'
import { classOf, THING } from './word-classes.ts'
import { isSeenBeside, surprise } from './word-counts.ts'

/** The words of a language that a misspelt one may be, and how they sound to who writes by ear. */
export interface Vocabulary {
  readonly language: Language
  /** Those that a question turns on. */
  readonly wanted: ReadonlySet<string>
  /** Others that are written alike: what is nearer to one of them is none of the former. */
  readonly others: ReadonlySet<string>
  /** Every way in which a word of it may be heard, and the one in which a written word is. */
  readonly soundsOf: (name: string) => readonly string[]
  readonly heardAs: (word: string) => string
  /** True for two words that say one thing. */
  readonly isSame: (one: string, other: string) => boolean
}

/** The words on both sides of one. */
export interface Neighbours {
  readonly before: string | undefined
  readonly after: string | undefined
}

interface Written {
  readonly name: string
  readonly consonants: number
}

interface Index {
  readonly byStart: ReadonlyMap<string, readonly Written[]>
  readonly bySound: ReadonlyMap<string, readonly string[]>
}

const indexes = new WeakMap<ReadonlySet<string>, Index>()

function indexOf(words: ReadonlySet<string>, soundsOf: Vocabulary['soundsOf']): Index {
  const before = indexes.get(words)
  if (before !== undefined) return before
  const bySound = new Map<string, string[]>()
  for (const word of words)
    for (const sound of new Set(soundsOf(word))) {
      const same = bySound.get(sound)
      if (same === undefined) bySound.set(sound, [word])
      else same.push(word)
    }
  const written = [...words].map((name) => ({ name, consonants: consonantsOf(name) }))
  const index = { byStart: Map.groupBy(written, ({ name }) => name.charAt(0)), bySound }
  indexes.set(words, index)
  return index
}

/** Which consonants a word has, a bit for each; "h" is silent in too many. */
function consonantsOf(word: string): number {
  let bits = 0
  for (const letter of word) {
    const at = letter.charCodeAt(0) - 97
    if (at >= 0 && at < 26 && !'aeiouyh'.includes(letter)) bits |= 1 << at
  }
  return bits
}

function countOf(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; count += 1) left &= left - 1
  return count
}

const saysNoSound = (): readonly string[] => []

/** Bits that one whole slip weighs. */
const BITS = 7
/** What a word costs that sounds as the written one, and for each slip of it. */
const HEARD = 0.25
const HEARD_SLIP = 0.2
/** So many slips no ear explains, in a short word and in a long one. */
const HEARD_AT_MOST = 1.2
const HEARD_OF_A_LONG = 1.9
const LONG = 6
/** So little a word costs that sounds the same, or has a letter twice; with a likely slip; said as another. */
const ALIKE = 0.32
const NEAR = 0.56
const SAID = 0.42
const SHORT = 5
/** What a message costs that leaves out all vowels. */
const VOWELS_LEFT_OUT = 0.5
/** Another letter at its beginning makes another word, sooner than one within. */
const OTHER_START = 0.5
/** The least that a consonant costs which is another's, and how much longer or shorter the meant word may be. */
const CONSONANT = 0.6
const LONGER = 4
const SHORTER = 2
/** So many bits are less likely than a name that nobody knows here. */
const STRANGE = 26
/** So many bits more than the best are another word altogether. */
const CLEARLY = 2

/** The most that the slips of a word cost: of a short one any other word is made by a whole slip. */
const most = (length: number): number =>
  length < 4 ? 0.6 : length < 5 ? 0.75 : length < 6 ? 1 : length < 8 ? 1.3 : 1.8

const boneOf = (word: string): string =>
  word.charAt(0) +
  word
    .slice(1)
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')

function costOf(word: string, name: string, isHeard: boolean, limit: number): number {
  const farthest = word.length < LONG ? HEARD_AT_MOST : HEARD_OF_A_LONG
  const slips = slipCost(word, name, Math.max(limit, isHeard ? farthest : 0))
  const hears = isHeard && slips <= farthest
  const starts = word.charAt(0) === name.charAt(0) || hears ? 0 : OTHER_START
  const bone = word.length >= 3 && word.length < name.length && !/.[aeiou]/.test(word) ? boneOf(name) : ''
  const texted = bone.length > 2 && bone === word.replace(/(.)\1+/g, '$1') ? VOWELS_LEFT_OUT : slips
  return Math.min(slips + starts, texted, hears ? HEARD + HEARD_SLIP * slips : Number.POSITIVE_INFINITY)
}

/** A word that was meant, with what it cost in slips. */
export interface Likely {
  readonly word: string
  readonly cost: number
  readonly isHeard: boolean
  readonly bits: number
}

function candidatesOf(
  word: string,
  limit: number,
  vocabulary: Vocabulary,
): { name: string; isHeard: boolean }[] {
  const wanted = indexOf(vocabulary.wanted, vocabulary.soundsOf)
  const others = indexOf(vocabulary.others, saysNoSound)
  const isLatin = /^[a-z]/.test(word)
  const heard = new Set(
    (wanted.bySound.get(vocabulary.heardAs(word)) ?? []).filter((name) => /^[a-z]/.test(name) === isLatin),
  )
  const starts = new Set([word.charAt(0), word.charAt(1), ...'haeiouw'])
  const own = consonantsOf(word)
  const isNear = ({ name, consonants }: Written): boolean =>
    // A first letter is left out, or stands behind the second.
    (name.charAt(0) === word.charAt(0) || name.charAt(1) === word.charAt(0)) &&
    name.length - word.length <= LONGER &&
    word.length - name.length <= SHORTER &&
    countOf(own & ~consonants) * CONSONANT <= limit &&
    countOf(consonants & ~own) * CONSONANT <= limit
  const near = [wanted, others].flatMap(({ byStart }) =>
    [...starts].flatMap((start) => (byStart.get(start) ?? []).filter(isNear)),
  )
  return [...new Set([...heard, ...near.map(({ name }) => name)])]
    .filter((name) => name !== word)
    .map((name) => ({ name, isHeard: heard.has(name) }))
}

type Slip = Omit<Likely, 'bits'>

/** Every word that a misspelt one may be, with what its slips cost. */
function slipsTo(word: string, vocabulary: Vocabulary): Slip[] {
  const limit = most(word.length)
  return candidatesOf(word, limit, vocabulary)
    .map(({ name, isHeard }) => ({ word: name, isHeard, cost: costOf(word, name, isHeard, limit) }))
    .filter(({ cost }) => cost <= limit)
}

/** By the words that are wanted, and by the others: a vocabulary may be made anew of the same sets. */
const slipsOf = new WeakMap<
  ReadonlySet<string>,
  WeakMap<ReadonlySet<string>, (word: string) => readonly Slip[]>
>()

function slipsIn(vocabulary: Vocabulary): (word: string) => readonly Slip[] {
  const { wanted, others } = vocabulary
  const byOthers = slipsOf.get(wanted) ?? new WeakMap()
  slipsOf.set(wanted, byOthers)
  const slips = byOthers.get(others) ?? remembered((word) => slipsTo(word, vocabulary))
  byOthers.set(others, slips)
  return slips
}

/** Every word that a misspelt one may be, by how likely it is there, the likeliest first. */
export function ratedWords(word: string, beside: Neighbours, vocabulary: Vocabulary): Likely[] {
  const { language, wanted } = vocabulary
  return slipsIn(vocabulary)(word)
    .map((one) => ({
      ...one,
      bits: one.cost * BITS + surprise({ ...beside, word: one.word }, language, wanted.has(one.word)),
    }))
    .sort((a, b) => a.bits - b.bits)
}

/**
 * The word that a misspelt one was meant to be: the likeliest by what the slips cost and by what stands beside it.
 * Undefined where none is near enough, or none is clearly the likeliest.
 */
export function likelyWord(word: string, beside: Neighbours, vocabulary: Vocabulary): Likely | undefined {
  const { language } = vocabulary
  const rated = ratedWords(word, beside, vocabulary)
  const [best, ...others] = rated
  if (best === undefined || best.bits > STRANGE) return undefined
  const isTied = others.some(
    (other) => other.bits - best.bits < CLEARLY && !vocabulary.isSame(best.word, other.word),
  )
  if (isTied) return undefined
  // Of a short word too many others are made: what stands beside it must say which.
  const isDoubtful =
    word.length < SHORT ? best.cost > ALIKE : word.length < LONG && best.cost > NEAR && !best.isHeard
  return isDoubtful && !isSeenBeside({ ...beside, word: best.word }, language) ? undefined : best
}

/** True where a word that is one itself is said as another that stands beside its neighbours, and it does not. */
export function isSaidFor(
  word: string,
  { word: name, cost }: Likely,
  { before, after }: Neighbours,
  { language }: Vocabulary,
): boolean {
  const [left, right] = [
    { before, after: undefined },
    { before: undefined, after },
  ].map((beside) => isSeenBeside({ ...beside, word: name }, language))
  const isSeen = cost <= SAID ? left || right : cost <= NEAR && left && right
  // Many a word is one slip from a crop's name.
  return isSeen === true && classOf(name) !== THING && !isSeenBeside({ before, after, word }, language)
}
