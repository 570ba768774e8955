// What a linear model sees of a question: its words, pairs of them, pieces of words, and what kinds of thing they name.
// Words are hashed, as fastText does, so that no vocabulary is stored and a word never seen still has its pieces.
import { plainText } from '../plain-text.ts'
import { hasSign } from '../topic/topic-signs.ts'
import * as wordsOfTopics from '../topic/words-of-topics.ts'
import { conceptsIn } from './concepts.ts'
import { wordsRead } from './words-read.ts'

/** So many places a feature may be hashed to. */
export const PLACES = 2 ** 13

/** A place and its weight in the question. */
export type Feature = readonly [place: number, value: number]

const weights = {
  word: 0.7,
  stem: 0.7,
  pair: 0.4,
  piece: 0.25,
  concept: 2,
  concepts: 1.2,
  length: 0.5,
} as const
/** Pieces of a word are so many letters long, its edges counted in. */
const PIECES = [3, 4, 5] as const
/** Questions longer than that are of one kind. */
const MOST_LENGTHS = 5
const MOST_WORDS = 120

const signs = Object.keys(wordsOfTopics) as (keyof typeof wordsOfTopics)[]

/** The features of a text as it was written, each place once, as a vector of length 1; none for an empty text. */
export function featuresOf(text: string): Feature[] {
  const plain = plainText(text)
  const read = wordsRead(text).slice(0, MOST_WORDS)
  const words = read.map(({ word }) => word)
  const values = new Map<number, number>()
  const add = (name: string, value: number) => {
    const place = placeOf(name)
    values.set(place, (values.get(place) ?? 0) + value)
  }
  for (const word of words) add(`w ${/^\d/.test(word) ? '#' : word}`, weights.word)
  for (const { word, stem } of read) if (stem !== word) add(`s ${stem}`, weights.stem)
  for (const [i, word] of words.slice(1).entries()) add(`b ${words[i]} ${word}`, weights.pair)
  for (const piece of new Set(words.flatMap(piecesOf))) add(`c ${piece}`, weights.piece)
  const concepts = [...conceptsIn(read), ...(/[?؟]/.test(text) ? ['asked'] : [])].sort()
  for (const [i, one] of concepts.entries()) {
    add(`l ${one}`, weights.concept)
    for (const other of concepts.slice(i + 1)) add(`p ${one} ${other}`, weights.concepts)
  }
  for (const sign of signs) if (hasSign(plain, sign)) add(`t ${sign}`, weights.concept)
  add(`n ${Math.min(MOST_LENGTHS, Math.floor(words.length / 4))}`, weights.length)
  const length = Math.sqrt([...values.values()].reduce((sum, value) => sum + value * value, 0))
  return [...values].map(([place, value]) => [place, value / length])
}

function piecesOf(word: string): string[] {
  const edged = `<${word}>`
  return PIECES.flatMap((size) =>
    Array.from({ length: Math.max(0, edged.length - size + 1) }, (_, i) => edged.slice(i, i + size)),
  )
}

/** A name's place: FNV-1a over UTF-16 units, its bits mixed once more so that the low ones may be taken. */
export function placeOf(name: string, places = PLACES): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & (places - 1)
}
