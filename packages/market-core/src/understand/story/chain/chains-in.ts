import { resultsAsked, type UnitsAsked, unitsAsked } from '../asked.ts'
import type { Clause, Placed, Reckoned } from '../story.ts'
import { measureOfWord, unitAt } from '../units.ts'
import { chainsOf, type Missing, missingOf } from './chain.ts'
import { isContent, isOpenContainer } from './links.ts'
import type { TargetAsked } from './targets.ts'

const adds = /^(?:please )?(?:add|total|sum)(?: up)?(?: (?:for me|this|these|it|them))?$/
/** "Add for me: ...": a bill, whatever else is asked of it. */
export const isAdding = (clause: string): boolean => adds.test(clause)

const opens = new RegExp(`(?<![^ ])(?:how|what|whats|(?<!of )which)(?![^ ])|${adds.source}`)
/** "How many must I order": of what is bought by the piece. */
const asksCount =
  /(?<![^ ])how many(?: (?:must|do|does|should|will|would|can|to|i|we|is|are|in all|that)(?![^ ])|$)/

/** Every chain of a story that its questions ask for, each asked thing by itself. */
export function chainsIn(figures: readonly Placed[], clauses: readonly Clause[]): readonly Reckoned[] {
  const words = clauses.flatMap(({ tokens }) => tokens)
  const asks = asksOf(clauses)
  const found = asks.map((plain) => chainsOf(figures, words, askOf(plain, figures)))
  const made = found.flatMap((chains, at) =>
    chains.length === 0 && found.some((one) => one.length > 0)
      ? withoutMoney(figures, words, asks[at] ?? '')
      : chains,
  )
  return made.filter(
    (one, at) =>
      made.findIndex(({ value, per }) => value.value === one.value.value && per === one.per) === at,
  )
}

/** "How many packets, and the cost?": of two questions one leaves out the money that the other uses. */
function withoutMoney(
  figures: readonly Placed[],
  words: readonly string[],
  plain: string,
): readonly Reckoned[] {
  const amounts = figures.filter(({ isMoney, currency }) => !isMoney && currency === undefined)
  return amounts.length < figures.length ? chainsOf(amounts, words, askOf(plain, amounts)) : []
}

/** The one figure that was not told, and without which nothing leads to what is asked. */
export function missingIn(figures: readonly Placed[], clauses: readonly Clause[]): Missing | undefined {
  const words = clauses.flatMap(({ tokens }) => tokens)
  return asksOf(clauses).flatMap((plain) => missingOf(figures, words, askOf(plain, figures)) ?? [])[0]
}

/** The questions of a story, each by itself; its last clause where none is plainly one. */
export function asksOf(clauses: readonly Clause[]): readonly string[] {
  const said = goingOn(clauses.map(({ tokens }) => tokens.join(' ')))
  const asks = said.filter((clause) => opens.test(clause))
  const parts = (asks.length > 0 ? asks : said.slice(-1))
    .flatMap(ofOneAndAll)
    .flatMap((clause) =>
      clause
        .split(/ and (?=(?:how|what|whats) |(?:the |my |total )*(?:cost|costs|price|value|bill)$)/)
        .map((part, at) => (at > 0 && asksSum.test(part) && !opens.test(part) ? `what ${part}` : part)),
    )
  return parts.filter((part) => opens.test(part) || asks.length === 0)
}

const oneAndAll =
  /^(.*?)(?<![^ ])((?:per|for each|for one|an?|for (?:an?|the)) [^ ]+) and (?:also )?((?:in all|in total|altogether|all together|overall|for all|for the (?:lot|whole)|total)(?: [^?]*)?)$/

/** "What did we clear per acre and in all?": the same is asked of one and of all. */
function ofOneAndAll(clause: string): readonly string[] {
  const [, asked = '', one = '', all = ''] = oneAndAll.exec(clause) ?? []
  return one === '' ? [clause] : [`${asked}${one}`, `${asked}${all}`]
}

/** "... how many bags, and the cost?" */
const asksSum =
  /^(?:and )?(?:the |my |its |their |total |whole |what )*(?:cost|costs|price|value|money|bill|worth)(?: (?:of (?:it|them|that)|in all|in total|altogether))?$/

/** "What is it per acre, and per hectare?": the clause behind goes on with the question. */
function goingOn(said: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (const clause of said) {
    const last = joined.at(-1)
    const goesOn =
      last !== undefined &&
      opens.test(last) &&
      /^(?:and )?(?:per|for each|for one|an?) [^ ]+(?: and [^?]+)?$/.test(clause)
    if (goesOn) joined[joined.length - 1] = `${last} ${clause}`
    else if (last !== undefined && opens.test(last) && asksSum.test(clause)) joined.push(`what ${clause}`)
    else joined.push(clause)
  }
  return joined
}

function askOf(plain: string, figures: readonly Placed[]): TargetAsked {
  const units = withUnitIn(unitsAsked(plain), plain)
  const asked = resultsAsked(plain)
  if (units.many !== undefined) return { asked, units, plain }
  const first = unitAt(plain.split(' '), 0, false)
  const isNamed = !opens.test(plain) && first !== undefined && isOpenContainer(first.unit)
  const held = figures.flatMap(({ unit, per, isHeld }) =>
    isHeld || (unit !== undefined && isContent(unit, per)) ? per : unit?.holds === undefined ? [] : [unit],
  )
  const [one, ...others] = isNamed ? [first.unit] : asksCount.test(plain) ? held : []
  return one === undefined || others.length > 0
    ? { asked, units, plain }
    : { asked, units: { ...units, many: one, saidMany: isNamed ? first.said : `${one.name}s` }, plain }
}

/** "150 bushels an acre in tonnes per hectare": the unit that it is to be told in. */
function withUnitIn(units: UnitsAsked, plain: string): UnitsAsked {
  const [, word = ''] = /(?<![^ ])(?:in|into|to) ([^ ]+)(?![^ ])/.exec(plain) ?? []
  const isRate = new RegExp(`(?<![^ ])${word} (?:per|an?|\\/|to the) `).test(plain)
  const unit = measureOfWord(word) ?? (isRate ? unitAt([word], 0, false)?.unit : undefined)
  const isAmount = unit !== undefined && unit.kind !== 'area' && unit.kind !== 'time'
  return units.many === undefined && isAmount ? { ...units, many: unit, saidMany: word } : units
}
