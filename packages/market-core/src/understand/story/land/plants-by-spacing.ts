import type { Clause, Reckoned, Shown } from '../story.ts'
import { isFigure } from '../tokens.ts'
import { measureOfWord } from '../units.ts'
import { metresOf } from './sides.ts'

const SQUARE_METRES = 10_000
const short: Readonly<Record<string, number>> = {
  cm: 0.01,
  cms: 0.01,
  centimetre: 0.01,
  centimetres: 0.01,
  centimeter: 0.01,
  centimeters: 0.01,
  centimetros: 0.01,
  inch: 0.0254,
  inches: 0.0254,
  metros: 1,
  mita: 1,
  मीटर: 1,
  सेमी: 0.01,
  متر: 1,
  سم: 0.01,
}
const lengthOf = (word = ''): number | undefined => short[word] ?? metresOf(word)

/** What is planted, in English and as other languages leave it. */
const plant =
  /^(?:plants?|plantas?|plantes?|plantlets?|seedlings?|saplings?|trees?|arbol(?:es)?|arbres?|arvores?|pes|pieds|bushes|vines?|palms?|stools?|suckers?|hills?|holes?|stations?|stands?|pits?|mimea|miche|miti|miche|mashimo|पौधे|पौधों|पेड|شتله|شتلات|نبته|نباتات|نبات|شجره|اشجار)$/u
const spaced =
  /(?<![^ ])(?:spac(?:ed?|ing|ings)|apart|between|rows?|lines?|distance|distances|espac\p{L}*|surcos?|hileras?|filas?|fileiras?|linhas?|rangs?|lignes?|nafasi|mstari|mistari|ecartement|dura|plant(?:s|ed|ing)?|trees?|seedlings?|at|by|x)(?![^ ])/u
const asksMany = /(?<![^ ])(?:how (?:many|much)|number of|population|density|per|what)(?![^ ])/
/** What is bought, sown by weight or fenced with them is another sum. */
const isOther =
  /(?<![^ ])(?:cost|costs|price|prices|pay|paid|sell|sold|kg|kilos?|bags?|litres?|fence|fencing|wire|posts?|dollars?|percent|%|days?|yield|yields|each plant|per plant|per tree|each tree|deep|depth|high|height|tall)(?![^ ])/

interface Told {
  readonly value: number
  readonly at: number
}

/**
 * How many plants stand on a land, or on one of it, by how far they are apart in the row and from row to row, times
 * what goes into each hole. Undefined where any other figure is told, or no plants are asked for.
 */
export function readSpacing(clauses: readonly Clause[]): Reckoned | undefined {
  const tokens = clauses.flatMap((clause) => [...clause.tokens, ','])
  const plain = tokens.join(' ')
  if (!spaced.test(plain) || !asksMany.test(plain) || isOther.test(plain)) return undefined
  const said = tokens.findLast((word) => plant.test(word))
  if (said === undefined) return undefined
  const figures = tokens.flatMap((word, at): Told[] => (isFigure(word) ? [{ value: Number(word), at }] : []))
  const lengths = lengthsOf(tokens, figures)
  if (lengths === undefined) return undefined
  const others = figures.filter(({ at }) => !lengths.some((one) => one.at === at))
  const land = others.find(
    ({ at, value }) => value > 0 && measureOfWord(tokens[at + 1] ?? '')?.kind === 'area',
  )
  const seeds = others.find(({ at }) => isInEach(tokens, at))
  if (others.some((one) => one !== land && one !== seeds && one.value !== 1)) return undefined
  const named = tokens.flatMap((word, at) => {
    const unit = measureOfWord(word)
    return unit?.kind === 'area' && !(isFigure(tokens[at - 1]) && tokens[at - 1] !== '1') ? [unit] : []
  })
  const unit = land === undefined ? named[0] : measureOfWord(tokens[land.at + 1] ?? '')
  if (unit === undefined) return undefined
  const each = seeds?.value ?? 1
  const size = unit.size * SQUARE_METRES
  const [a, b] = lengths
  if (a === undefined || b === undefined || a.metres <= 0 || b.metres <= 0) return undefined
  const value = Math.floor((((land?.value ?? 1) * size) / (a.metres * b.metres)) * each + 1e-6)
  if (value < 1) return undefined
  const factors: Shown[] = [
    ...(land === undefined ? [] : [{ value: land.value, said: unit.name }]),
    { value: size, said: 'm²', ...(land !== undefined && { per: unit.name }) },
    ...[a, b].map(({ metres }): Shown => ({ value: metres, said: 'm', isDivisor: true })),
    ...(each === 1 ? [] : [{ value: each }]),
  ]
  return {
    terms: [{ part: 'amount', factors, value }],
    result: 'amount',
    value: { value, said },
    ...(land === undefined && { per: unit.name }),
  }
}

/** The two distances, of which the first may leave its unit to the second. */
function lengthsOf(
  tokens: readonly string[],
  figures: readonly Told[],
): readonly { readonly metres: number; readonly at: number }[] | undefined {
  const found = figures.flatMap(({ value, at }) => {
    const size = lengthOf(tokens[at + 1])
    if (size !== undefined) return [{ metres: value * size, at }]
    const next = figures.find((one) => one.at === at + 2)
    const ofNext =
      next === undefined || !/^(?:by|x|×|per|na|por|sur|in)$/.test(tokens[at + 1] ?? '')
        ? undefined
        : lengthOf(tokens[next.at + 1])
    return ofNext === undefined ? [] : [{ metres: value * ofNext, at }]
  })
  return found.length === 2 ? found : undefined
}

/** "2 seeds per hole", "3 plants each station". */
const isInEach = (tokens: readonly string[], at: number): boolean =>
  /^(?:seeds?|grains?|plants?|kernels?|semillas?|graines?|sementes?|mbegu)$/.test(tokens[at + 1] ?? '') &&
  /^(?:per|each|every|a|in|at|por|par|to)$/.test(tokens[at + 2] ?? '') &&
  tokens.slice(at + 3, at + 6).some((word) => plant.test(word))
