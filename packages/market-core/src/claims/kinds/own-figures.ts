import { type Figure, findFigures } from '../figures.ts'
import type { Claims } from '../referable.ts'
import { concernsLists, EMPTY_CONTEXT, matchesLists, readSentence, type Sentence } from '../sentence.ts'

/** Only the latest numbers of the farmer are compared. */
const MAX_GIVEN = 200
const givenIn = new WeakMap<Claims, readonly Figure[]>()

/** Numbers in the farmer's own messages. */
export function farmerFigures(claims: Claims): readonly Figure[] {
  const known = givenIn.get(claims)
  if (known !== undefined) return known
  const all = claims.asked.flatMap((text) => findFigures(readSentence(text, EMPTY_CONTEXT, claims)))
  const given = all.slice(-MAX_GIVEN)
  givenIn.set(claims, given)
  return given
}

/** True if a sentence alters one of the farmer's numbers, such as 38 bags instead of 28. */
export function changesOwnFigure(
  sentence: Sentence,
  figures: readonly Figure[],
  known: readonly number[],
): boolean {
  const given = farmerFigures(sentence.claims).filter(({ value }) => value > 0)
  if (given.length === 0 || matchesLists(sentence, 'if') || concernsLists(sentence, 'example')) return false
  const values = given.map(({ value }) => value)
  const isRepeated = figures.some(({ value }) => value > 9 && values.includes(value))
  if (!isRepeated && !matchesLists(sentence, 'yours', 'you')) return false
  const isOfMoney = given.some(({ value, bare, money }) => value > 9 && (bare || money))
  const bases = [...values, ...known, ...figures.filter(isMeasured).map(({ value }) => value)]
  const said = Map.groupBy(figures, ({ value }) => value)
  // If all the farmer's numbers appear, none was altered.
  const isWhole = values.every((value) => said.has(value))
  return figures.some((figure) => {
    const { value, percent } = figure
    if (Number.isNaN(value) || percent) return false
    const same = given.filter((one) => isOfSame(one, figure))
    const isKept = same.some((one) => said.get(one.value)?.some((other) => isOfSame(one, other)))
    const isChanged = same.length > 0 && !isKept
    const alike = same.map((one) => one.value)
    const isOther =
      !alike.every((one) => said.has(one)) && ![0, ...alike].some((part) => alike.includes(value + part))
    if (isOther && isOwned(sentence, figure)) return true
    if (isDerived(value, values)) {
      bases.push(value)
      return false
    }
    const isFree = !isMeasured(figure) && !isTimed(sentence, figure)
    if (isOfMoney && isFree && value > 9 && !isDerived(value, bases)) return true
    if (!isWhole && (isFree || matchesLists(sentence, 'yours')) && isMultiplied(value, values, said))
      return true
    // "36,000 among the eight of you makes 4,500" divides a number.
    if (isOwned(sentence, figure) && values.some((sum) => sum > value && said.has(sum / value))) return true
    bases.push(value)
    return isChanged
  })
}

const isMeasured = ({ bare, money }: Figure): boolean => !bare && !money
const isTimed = ({ tokens }: Sentence, { to }: Figure): boolean =>
  tokens[to + 1]?.lists.has('timeUnit') ?? false
/** "Your 15 cows" and "the eight of you" refer to the farmer's own numbers. */
const isOwned = ({ tokens }: Sentence, { from, to }: Figure): boolean =>
  [from - 2, from - 1, to + 1, to + 2].some((at) => tokens[at]?.lists.has('yours'))
const isOfSame = (one: Figure, other: Figure): boolean =>
  one.counts.some((word) => other.counts.some((counted) => isSame(word, counted)))

/** True if a result uses the altered number: 45 at 300 make 13,500. */
const isMultiplied = (value: number, given: readonly number[], said: ReadonlyMap<number, unknown>): boolean =>
  value > 2 && given.some((one) => one > 2 && said.has(one) && said.has(one * value))

/** Vowel signs differ between singular and plural: "भैंसें", "भैंसों". */
const bare = (word: string): string => word.replace(/\p{M}/gu, '')
const isSame = (one: string, other: string): boolean =>
  bare(one) === bare(other) || beginOf(one, other) === beginOf(other, one)

/** Stem for comparison: four letters, or three of a four-letter word. */
const beginOf = (word: string, other: string): string =>
  word.slice(0, Math.min(4, Math.max(3, Math.min(word.length, other.length) - 1)))

const MOST = 40

/** True if a value is in the list, or the sum, difference, product or quotient of two values. */
export function isDerived(value: number, from: readonly number[]): boolean {
  const values = from.slice(-MOST)
  const near = (other: number) => Math.abs(value - other) <= Math.max(0.51, Math.abs(other) * 0.003)
  if (values.some((one) => Math.abs(value - one) <= 1e-9)) return true
  return values.some((a) =>
    values.some((b) => near(a * b) || near((a * b) / 100) || near(a + b) || near(a - b) || near(a / b)),
  )
}
