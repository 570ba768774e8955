import { type Figure, figuresOf } from '../figures.ts'
import type { Claims } from '../referable.ts'
import { isAbout, nothing, readSentence, type Sentence, says } from '../sentence.ts'

const givenIn = new WeakMap<Claims, readonly Figure[]>()

/** The figures of the farmer's own messages. */
export function givenFigures(claims: Claims): readonly Figure[] {
  const known = givenIn.get(claims)
  if (known !== undefined) return known
  const given = claims.asked.flatMap((text) => figuresOf(readSentence(text, nothing, claims)))
  givenIn.set(claims, given)
  return given
}

/** A figure of the farmer's that has become another: 38 bags of 28. */
export function changesOwnFigure(
  sentence: Sentence,
  figures: readonly Figure[],
  known: readonly number[],
): boolean {
  const given = givenFigures(sentence.claims).filter(({ value }) => value > 0)
  if (given.length === 0 || says(sentence, 'if') || isAbout(sentence, 'example')) return false
  const values = given.map(({ value }) => value)
  const isRepeated = figures.some(({ value }) => value > 9 && values.includes(value))
  if (!isRepeated && !says(sentence, 'yours', 'you')) return false
  const isOfMoney = given.some(({ value, bare, money }) => value > 9 && (bare || money))
  const counted = figures.filter(({ bare, money }) => !bare && !money).map(({ value }) => value)
  const bases = [...values, ...known, ...counted]
  return figures.some((figure) => {
    if (Number.isNaN(figure.value) || figure.percent || isDerived(figure.value, values)) return false
    if (isOfMoney && (figure.bare || figure.money) && figure.value > 9 && !isDerived(figure.value, bases))
      return true
    if (says(sentence, 'yours') && isMultiplied(figure.value, values, figures)) return true
    const same = given.filter((one) =>
      one.counts.some((word) => figure.counts.some((other) => isSame(word, other))),
    )
    return same.length > 0 && !same.some(({ value }) => figures.some((other) => other.value === value))
  })
}

/** A sum is made of it and a figure of the farmer's: "45 at 300 make 13,500" of 40 at 300. */
const isMultiplied = (value: number, given: readonly number[], figures: readonly Figure[]): boolean =>
  value > 2 &&
  given.some(
    (one) =>
      one > 2 && figures.some((sum) => sum.value === one) && figures.some((sum) => sum.value === one * value),
  )

const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4))

/** Most figures that sums are looked for among. */
const MOST = 40

/** One of the values, or a sum, difference, product or quotient of two of them. */
export function isDerived(value: number, from: readonly number[]): boolean {
  const values = from.slice(-MOST)
  const near = (other: number) => Math.abs(value - other) <= Math.max(0.51, Math.abs(other) * 0.003)
  if (values.some((one) => Math.abs(value - one) <= 1e-9)) return true
  return values.some((a) => values.some((b) => near(a * b) || near(a + b) || near(a - b) || near(a / b)))
}
