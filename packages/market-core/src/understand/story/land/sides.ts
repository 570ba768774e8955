import type { Clause, Reckoned, Shown } from '../story.ts'
import { isFigure } from '../tokens.ts'
import { measureOfWord } from '../units.ts'

/** Metres of one. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1, 'm metre metres meter meters mtr mtrs metro metros'],
      [1000, 'km kms kilometre kilometres kilometer kilometers'],
      [0.3048, 'ft foot feet'],
      [0.9144, 'yd yds yard yards'],
      [20.1168, 'chain chains'],
    ] as const
  ).flatMap(([size, words]) => words.split(' ').map((word) => [word, size])),
)
/** How many metres one of a length is; undefined for what is none. */
export const metresOf = (word: string): number | undefined => lengths[word]

/** What a length is told in, in every language. */
const signs: Readonly<Record<number, string>> = { 1: 'm', 1000: 'km', 0.3048: 'ft', 0.9144: 'yd' }
const by = /^(?:by|x|times|into|per|for|on|long|wide|and|length|width|in|of|is|its|the|at|breadth|deep|a)$/
const SQUARE_METRES = 10_000

/** A length with its unit; the first of two may leave it to the second. */
interface Side {
  readonly value: number
  readonly unit: string
  readonly at: number
  readonly next: number
}

/**
 * The land of a field that is told by its two sides, in the unit that is asked for, and what of it there is in square
 * metres. Undefined where anything else is told, or where no land is asked for.
 */
export function readSides(clauses: readonly Clause[]): readonly Reckoned[] | undefined {
  const tokens = clauses.flatMap((clause) => [...clause.tokens, ','])
  const figures = tokens.filter((token) => isFigure(token) && token !== '1')
  const sides = sidesIn(tokens)
  const [one, other, ...more] = sides
  if (one === undefined || other === undefined || more.length > 0 || figures.length !== 2) return undefined
  const plain = tokens.join(' ')
  const asked = landsAsked(plain)
  if (asked.length === 0) return undefined
  const sizes = [one, other].map(({ value, unit }) => value * (lengths[unit] ?? Number.NaN))
  const squares = (sizes[0] ?? 0) * (sizes[1] ?? 0)
  const shown = [one, other].map(
    ({ value, unit }): Shown => ({ value, said: signs[lengths[unit] ?? 0] ?? unit }),
  )
  return asked.map(({ name, hectares }) => {
    const value = squares / SQUARE_METRES / hectares
    const times = value / (one.value * other.value)
    const rest: Shown[] =
      Math.abs(times - 1) < 1e-9
        ? []
        : times < 1
          ? [{ value: 1 / times, isDivisor: true }]
          : [{ value: times }]
    return {
      terms: [{ part: 'amount', factors: [...shown, ...rest], value }],
      result: 'amount',
      value: { value, said: name },
    }
  })
}

function sidesIn(tokens: readonly string[]): Side[] {
  const found: { value: number; unit: string | undefined; at: number; next: number }[] = []
  for (const [at, token] of tokens.entries()) {
    if (!isFigure(token) || token === '1') continue
    const unit = tokens[at + 1] ?? ''
    const isLength = unit in lengths
    found.push({ value: Number(token), unit: isLength ? unit : undefined, at, next: at + (isLength ? 2 : 1) })
  }
  const [one, other] = found
  const unit = one?.unit ?? other?.unit
  if (one === undefined || other === undefined || unit === undefined) return []
  // Nothing but "by", "long" and "wide" stands between the two.
  const between = tokens.slice(one.next, other.at)
  const isBetween = between.every((word) => by.test(word) || word === ',')
  const isSquare = /^(?:square|sq)$/.test(tokens[other.next] ?? '') || between.includes('square')
  return isBetween && !isSquare
    ? [
        { ...one, unit },
        { ...other, unit: other.unit ?? unit },
      ]
    : []
}

/** The lands that are asked for: "how many hectares", "in acres", "what is the area". */
function landsAsked(plain: string): { name: string; hectares: number }[] {
  const words = plain.split(' ')
  const named = words.flatMap((word, at) => {
    const unit = measureOfWord(word)
    if (unit?.kind === 'area' && !isFigure(words[at - 1])) return [{ name: word, hectares: unit.size }]
    const isSquare = /^(?:square|sq)$/.test(word) && (words[at + 1] ?? '') in lengths
    return isSquare ? [{ name: 'm²', hectares: 1 / SQUARE_METRES }] : []
  })
  const asksArea = /(?<![^ ])(?:area|how (?:big|large)|size|surface|how much land)(?![^ ])/.test(plain)
  const asks = /(?<![^ ])(?:how|what|whats|in|area|size|convert|please|to)(?![^ ])/.test(plain)
  if (named.length > 0) return asks ? named : []
  return asksArea ? [{ name: 'hectares', hectares: 1 }] : []
}
