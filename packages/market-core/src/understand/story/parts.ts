import type { Clause } from './read-figures.ts'
import type { Part, StoryFigure, StoryResult } from './story.ts'
import { isPerson, isProduce } from './units.ts'
import { isBuyer, isCostItem, isEarlier, isIn, isLater, isOut, isTaken } from './words.ts'

/** A figure with what it does in the sum; none where no word says so. */
export interface Placed extends StoryFigure {
  readonly part?: Part
}

const sharing = /^(?:split|share|shared|shares|sharing|divide|divided|between|among|amongst)$/

/** Says of every figure what it does in the sum, by the words nearest to it; lists go on with what they began with. */
export function partsOf(
  figures: readonly StoryFigure[],
  clauses: readonly Clause[],
  asked: readonly StoryResult[],
): Placed[] {
  const placed: Placed[] = []
  for (const figure of figures) {
    const before = figures[placed.length - 1]
    const words = clauses[figure.clause]?.tokens ?? []
    const part = partOf(figure, words, before?.clause === figure.clause)
    const last = placed.findLast(({ part: one }) => one === 'in' || one === 'out')
    const goesOn =
      part === undefined &&
      !figure.at &&
      !figure.each &&
      last?.sentence === figure.sentence &&
      figure.per.length === 0
    const known = part ?? (goesOn ? last?.part : undefined)
    const when = whenOf(figure) ?? (isListed(figure, last) ? last?.when : undefined)
    placed.push({ ...figure, ...(known && { part: known }), ...(when && { when }) })
  }
  return defaulted(placed, asked)
}

/** "A bag was 3500 and CAN 2400": what goes on with a list is of its time. */
const isListed = ({ sentence, before, unit }: StoryFigure, last: Placed | undefined): boolean =>
  last?.sentence === sentence && unit === undefined && before.length <= 2

function partOf(figure: StoryFigure, words: readonly string[], isSecond: boolean): Part | undefined {
  const { unit, currency, isPercent, before, after, at } = figure
  if (isPercent) return 'percent'
  const isBare = currency === undefined && unit === undefined && figure.per.length === 0 && !figure.each
  if (
    currency === undefined &&
    (unit === undefined ? isBare : isPerson(unit)) &&
    (before.slice(0, 3).some((word) => sharing.test(word)) ||
      after.slice(0, 3).some((word) => sharing.test(word)) ||
      (after[0] === 'of' && after[1] === 'us'))
  )
    return 'sharers'
  const near = [...before.slice(0, 3), ...after.slice(0, 3)]
  if (
    currency === undefined &&
    !at &&
    near.some(isTaken) &&
    (unit === undefined || isProduce(unit)) &&
    (unit !== undefined || (isBare && !near.some((word) => isIn(word) || isCostItem(word) || isOut(word))))
  )
    return 'taken'
  if (unit !== undefined) return 'amount'
  // "Sold at 3000 transport 150": what stands since the figure before it says more than the whole clause.
  return (
    side(before) ??
    (isSecond && !at ? (behind(after) ?? side([...figure.words].reverse())) : undefined) ??
    side(earlierWords(figure, words)) ??
    behind(after)
  )
}

const earlierWords = ({ before, words: said, after }: StoryFigure, words: readonly string[]): string[] =>
  after.length === 0 || said.length === words.length
    ? [...said].reverse()
    : [...before, ...said.slice(0, Math.max(0, said.length - after.length)).reverse()]

const behind = (after: readonly string[]): Part | undefined =>
  /^(?:for|on|in|to|as)$/.test(after[0] ?? '') || isCostItem(after[0] ?? '')
    ? after.slice(0, 4).some(isCostItem)
      ? 'out'
      : undefined
    : undefined

const weak =
  /^(?:price|prices|rate|worth|value|offer|offers|offered|makes|get|gets|got|bring|brings|give|gives)$/

/** @param words nearest first */
function side(words: readonly string[]): Part | undefined {
  const text = ` ${[...words].reverse().join(' ')} `
  if (
    / (?:was|am|are|were|get|gets|got|been|being|is) paid /.test(text) ||
    / pay(?:s|ing|ed)? (?:me|us) /.test(text)
  )
    return 'in'
  const verb = words.find((word) => (isOut(word) || isIn(word)) && !weak.test(word))
  if (verb !== undefined && isOut(verb)) {
    const pays = /^(?:pay|pays|paid|paying)$/.test(verb)
    return pays && words.slice(words.indexOf(verb) + 1, words.indexOf(verb) + 3).some(isBuyer) ? 'in' : 'out'
  }
  if (verb !== undefined) return 'in'
  if (words.some(isCostItem)) return 'out'
  return words.some((word) => weak.test(word)) ? 'in' : undefined
}

function whenOf({ before }: StoryFigure): 'old' | 'new' | undefined {
  const [near = ''] = before
  if (near === 'from') return 'old'
  if (near === 'to') return before[1] === 'used' ? 'old' : 'new'
  const said = before.slice(0, 5).find((word, at) => isWhen(word, before[at - 1]))
  return said === undefined ? undefined : isEarlier(said) ? 'old' : 'new'
}

const isWhen = (word: string, next: string | undefined): boolean =>
  /^(?:last|this)$/.test(word)
    ? /^(?:year|season|month|week|time)$/.test(next ?? '')
    : !/^(?:from|to)$/.test(word) && (isEarlier(word) || isLater(word))

/** Money that no word says anything of: what was asked says which way it goes. */
function defaulted(placed: readonly Placed[], asked: readonly StoryResult[]): Placed[] {
  const hasIncome = placed.some(({ part }) => part === 'in')
  const [first] = asked
  const way: Part | undefined =
    first === 'costs' || (first === 'more' && !hasIncome) ? 'out' : hasIncome ? undefined : 'in'
  return placed.map((figure) =>
    figure.part !== undefined || way === undefined ? figure : { ...figure, part: way },
  )
}
