import type { OtherLanguage } from '../../languages/language.ts'
import type { Question } from '../../reading.ts'
import { isSaidFor, likelyWord, type Vocabulary } from '../channel/likely-word.ts'
import { classOf, END, START } from '../channel/word-classes.ts'
import { isSeenBeside } from '../channel/word-counts.ts'
import { isForm } from '../forms.ts'
import { type KnownHere, knownHere } from './known-here.ts'
import { phraseHeard } from './phrases-by-ear.ts'
import { textedIn } from './texted-in-languages.ts'
import { type Token, tokensOf } from './tokens.ts'
import { vocabularyOf } from './vocabularies.ts'

/** More words than anybody asks in: a page of text must not keep the server busy. */
const MOST_WORDS = 60
/** What has more slips is in no language that is read here. */
const MOST_RIGHT = 8
/** So many words are looked at together: "o plu o". */
const LONGEST_PHRASE = 3

/** Behind one of these a word that nobody knows is a place, or somebody's name. */
const namesBehind = /^(?:in|at|near|around|mr|mrs|village|district|town|city|apmc|mandi|en|a|au|em|na|huko)$/
/** A little word that is written on to the next where it has no apostrophe: "luree" is "l'urée". */
const elided = /^(l|d|j|qu|n|s|m|t)([aeiouyh].{2,})$/

/** A text with its words as they were meant. */
export interface AsMeant {
  readonly text: string
  /** By the words as they were written, what they were taken for. */
  readonly took: ReadonlyMap<string, string>
  /** One of them was lost: nobody knew it, and its reading did not miss it. */
  readonly hadLost: boolean
}

interface Found {
  /** How many words it stands for. */
  readonly count: number
  readonly meant: string
}

interface Around {
  readonly language: OtherLanguage | undefined
  readonly vocabulary: Vocabulary
  readonly known: KnownHere
  readonly names: ReadonlySet<string>
}

/**
 * A text with the words that its reading left or lost as they were meant.
 *
 * @param names the words of stored names and places
 */
export function withWordsAsMeant(text: string, first: Question, names: ReadonlySet<string>): AsMeant {
  const { language } = first
  const vocabulary = vocabularyOf(language, names)
  const known = knownHere(language, vocabulary, names)
  const around: Around = { language, vocabulary, known, names }
  const tokens = tokensOf(text, first, known)
  const took = new Map<string, string>()
  const parts: string[] = []
  let hadLost = false
  let last: string | undefined = START
  for (let at = 0; at < tokens.length; ) {
    const isEnough = took.size >= MOST_RIGHT || at >= MOST_WORDS
    const found: Found | undefined = isEnough ? undefined : meantAt(tokens, at, last, around)
    const taken = tokens.slice(at, at + (found?.count ?? 1))
    const whole = taken.map(({ written, gap }, place) => (place === 0 ? '' : gap) + written).join('')
    if (found !== undefined) {
      took.set(whole, found.meant)
      hadLost ||= taken.some(({ isLost }) => isLost)
    }
    parts.push(tokens[at]?.gap ?? '', found?.meant ?? whole)
    last = (found?.meant ?? taken.at(-1)?.said ?? '').split(' ').at(-1)
    at += taken.length
  }
  const end = tokens.reduce((sum, { written, gap }) => sum + written.length + gap.length, 0)
  return { text: parts.join('') + text.slice(end), took, hadLost }
}

/** What is meant by the words that begin at a place, and how many they are. */
function meantAt(
  tokens: readonly Token[],
  at: number,
  before: string | undefined,
  around: Around,
): Found | undefined {
  const { language, vocabulary } = around
  const heard = heardAt(tokens, at, language)
  if (heard !== undefined) return heard
  const token = tokens[at]
  if (token === undefined || !(token.isLeft || token.isLost)) return undefined
  const { said } = token
  const texted = textedIn(language, said)
  if (texted !== undefined) return { count: 1, meant: texted }
  const [, little, noun = ''] = (language === 'fr' && elided.exec(said)) || []
  if (little !== undefined && vocabulary.wanted.has(noun)) return { count: 1, meant: `${little}'${noun}` }
  const after = at + 1 === tokens.length ? END : tokens[at + 1]?.said
  const meant = wordMeant(said, before, after, around)
  // Another form of what was not missed says no more than it did.
  return meant === undefined || (token.isLost && isForm(said, meant)) ? undefined : { count: 1, meant }
}

function wordMeant(
  word: string,
  before: string | undefined,
  after: string | undefined,
  { language, vocabulary, known, names }: Around,
): string | undefined {
  if (!/^\p{L}[\p{L}\p{M}]{2,23}$/u.test(word) || known.isTold(word)) return undefined
  const likely = likelyWord(word, { before, after }, vocabulary)
  if (likely === undefined) return undefined
  // "For hole 2024": a word of its own is put right by ear alone, and where it never stands as it is written.
  if (known.isItself(word) && !isSaidFor(word, likely, { before, after }, vocabulary)) return undefined
  // "In uros", "in januery", "au cour": what stands there is a place, or a time, a unit, money, or said so.
  const mayBeName = namesBehind.test(before ?? '') && !names.has(likely.word)
  const isSaidThere =
    language !== undefined && isSeenBeside({ word: likely.word, before, after: undefined }, language)
  return mayBeName && !isSaidThere && !/^@(?:month|unit|money)$/.test(classOf(likely.word))
    ? undefined
    : likely.word
}

/** A phrase that some words sound as that begin here, of which one was left. */
function heardAt(
  tokens: readonly Token[],
  at: number,
  language: OtherLanguage | undefined,
): Found | undefined {
  for (let count = LONGEST_PHRASE; count > 0; count -= 1) {
    const words = tokens.slice(at, at + count)
    const isTogether =
      words.length === count &&
      words.every(({ gap }, place) => place === 0 || gap === ' ') &&
      words.every(({ said }) => /^\p{L}+$/u.test(said)) &&
      // "In Galle on the 12th": a name is no part of a word.
      !words.some(({ written, gap }) => gap !== '' && /^\p{Lu}\p{Ll}/u.test(written))
    if (!isTogether || !words.some(({ isLeft, isLost }) => isLeft || isLost)) continue
    const meant = phraseHeard(
      words.map(({ said }) => said),
      language,
    )
    if (meant !== undefined) return { count, meant }
  }
  return undefined
}
