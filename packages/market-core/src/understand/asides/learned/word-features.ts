// What a linear model sees of a word that nobody could place: where it stands to what is asked of, what stands around
// it, and what kind of word it is. None of it is a list of words that once went wrong.
import { isProductSomewhere } from '../../beside/products.ts'
import { conceptsIn } from '../../reader/concepts.ts'
import { type Feature, placeOf } from '../../reader/features.ts'
import { wordsRead } from '../../reader/words-read.ts'
import { isTown } from '../../spelling/town-names.ts'
import { isOfTrade, isSomewhere } from '../of-trade.ts'
import { kindsOfWord } from './kinds-of-words.ts'
import { type Placed, type Stands, whereItStands } from './where-it-stands.ts'
import { isContent, isNew, kindSeen, seen } from './word-seen.ts'

/** So many places a feature may be hashed to. */
export const WORD_PLACES = 2 ** 14

const weights = {
  place: 1,
  placeInLanguage: 0.5,
  around: 0.7,
  inClause: 0.15,
  kindInClause: 0.3,
  kind: 1.2,
  crossed: 0.7,
  word: 0.5,
  piece: 0.2,
} as const
/** Pieces of a word are so many letters long, its edges counted in. */
const PIECES = [3, 4] as const

type Named = readonly [name: string, value: number]

/** The features of a word in its question, each place once, as a vector of length 1. */
export function wordFeatures(placed: Placed): Feature[] {
  const stands = whereItStands(placed)
  const word = placed.clauses[placed.index]?.[placed.at] ?? ''
  const values = new Map<number, number>()
  for (const [name, value] of [...ofPlace(stands, placed), ...around(placed), ...ofWord(word, stands)]) {
    const place = placeOf(name, WORD_PLACES)
    values.set(place, (values.get(place) ?? 0) + value)
  }
  const length = Math.sqrt([...values.values()].reduce((sum, value) => sum + value * value, 0))
  return [...values].map(([place, value]) => [place, value / length])
}

const ofPlace = ({ all, besideRule }: Stands, { language }: Placed): Named[] => [
  ...all.flatMap((name): Named[] => [
    [name, weights.place],
    [`${language ?? 'en'} ${name}`, weights.placeInLanguage],
  ]),
  ...besideRule.map((name): Named => [name, weights.crossed]),
]

function around({ clauses, index, at }: Placed): Named[] {
  const clause = clauses[index] ?? []
  const [second, last, next, after] = [clause[at - 2], clause[at - 1], clause[at + 1], clause[at + 2]]
  const names = [
    `last ${seen(last)}`,
    `next ${seen(next)}`,
    `two before ${seen(second)} ${seen(last)}`,
    `two behind ${seen(next)} ${seen(after)}`,
    `amid ${seen(last)} ${seen(next)}`,
    `last of ${kindSeen(last)}`,
    `next of ${kindSeen(next)}`,
  ]
  const others = clause.flatMap((word, place): Named[] =>
    place === at
      ? []
      : [
          [`in ${seen(word)}`, weights.inClause],
          ...(isContent(word)
            ? [[`in of ${kindSeen(word)} ${place < at}`, weights.kindInClause] as const]
            : []),
        ],
  )
  return [...names.map((name): Named => [name, weights.around]), ...others]
}

function ofWord(word: string, { mostly }: Stands): Named[] {
  const [first = '?', second = '?'] = kindsOfWord(word) ?? ''
  const read = wordsRead(word)
  const concepts = [...conceptsIn(read)]
  const isGoods = isOfTrade(word) || isProductSomewhere(word)
  const kinds = [
    `kind ${first}`,
    `kind ${second}`,
    `kinds ${first}${second}`,
    ...concepts.map((concept) => `concept ${concept}`),
    ...(isOfTrade(word) ? ['trade'] : []),
    ...(isSomewhere(word) ? ['somewhere'] : []),
    ...(isProductSomewhere(word) ? ['product'] : []),
    ...(isTown(word) ? ['town'] : []),
    `ends ${ending.exec(word)?.[0] ?? '-'}`,
    `new ${isNew(word)}`,
  ]
  const crossed = [first, ...concepts, ...(isGoods ? ['goods'] : [])].flatMap((kind) =>
    mostly.map((place) => `${kind} ${place}`),
  )
  const stems = read.flatMap(({ stem }) => (stem === word ? [] : [stem]))
  return [
    ...kinds.map((name): Named => [name, weights.kind]),
    ...crossed.map((name): Named => [name, weights.crossed]),
    ...[word, ...stems].map((one): Named => [`word ${one}`, weights.word]),
    ...piecesOf(word).map((piece): Named => [`piece ${piece}`, weights.piece]),
  ]
}

/** Endings by which words of one class are made, in the languages that are written in Latin letters. */
const ending =
  /(?:ing|ed|ers?|ly|tion|ment|ness|ity|less|ful|able|ous|al|ic|ad[oa]s?|id[oa]s?|[ae]nte|[ae]ndo|es?|s)$/

function piecesOf(word: string): string[] {
  const edged = `<${word}>`
  return PIECES.flatMap((size) =>
    Array.from({ length: Math.max(0, edged.length - size + 1) }, (_, at) => edged.slice(at, at + size)),
  )
}
