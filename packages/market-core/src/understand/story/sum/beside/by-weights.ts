import type { Clause, Placed, Reckoned, Shown, Term } from '../../story.ts'
import { isFigure } from '../../tokens.ts'
import { singular } from '../../units.ts'

const measures =
  'acres?|hectares?|ha|land|plots?|cows?|animals?|heads?|goats?|sheep|bags?|sacks?|crates?|kilos?|kg|tonnes?|hours?|days?|shares?|trees?|hives?|litres?'
const by = new RegExp(
  `(?<![^ ])(?:share|shared|sharing|split|splitting|divide|divided|apportion|apportioned|pays?|paid)(?: [^ ]+){0,4}? (?:by|according to|in proportion to|pro rata by|pro rata to|depending on|on)(?: (?:the|their|our|each one s|number of|size of|how many))* (${measures})(?![^ ])`,
)
const asks = /(?<![^ ])(?:who|each|what|how much|whats|everyone|everybody|shares?|pays?)(?![^ ])/
const whole =
  /^(?:bills?|cost|costs|repairs?|rent|fee|fees|total|money|invoice|loan|amount|price|fuel|charge|charges|wage|wages|spent|paid)$/

/**
 * "A bill of 186000 shared by acres: Juma 4, Asha 7, me 9": what one of what it is shared by pays, and each of those
 * who are named. Undefined where any figure is something else, or somebody has no name.
 */
export function readByWeights(figures: readonly Placed[], clauses: readonly Clause[]): Reckoned | undefined {
  const said = clauses.map(({ tokens }) => tokens.join(' ')).join(' , ')
  const [, measure] = by.exec(said.replaceAll(' , ', ' ')) ?? []
  if (measure === undefined || figures.length < 3 || !asks.test(said)) return undefined
  const [all, ...others] = figures.toSorted((a, b) => b.value - a.value)
  const isOfAll =
    all !== undefined &&
    all === figures.find(isBare) &&
    [...all.before.slice(0, 4), ...all.after.slice(0, 4), ...all.words].some((word) => whole.test(word))
  if (all === undefined || !isOfAll || !isBare(all)) return undefined
  const weights = figures.filter((one) => others.includes(one))
  const unit = singular(measure === 'ha' || measure === 'hectares' ? 'hectare' : measure)
  const isWeight = (one: Placed) =>
    !one.isPercent &&
    one.currency === undefined &&
    one.per.length === 0 &&
    one.value > 0 &&
    (one.unit === undefined || singular(one.said ?? one.unit.name) === unit)
  const names = weights.map((one) => nameOf(one, clauses))
  if (!weights.every(isWeight) || names.some((name) => name === undefined)) return undefined
  if (new Set(names).size < names.length) return undefined
  const sum = weights.reduce((total, { value }) => total + value, 0)
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(all.currency !== undefined && { currency: all.currency }),
  })
  const rate = all.value / sum
  const parted: Term = {
    part: 'out',
    factors: [money(all.value), { value: sum, said: measure, isDivisor: true }],
    value: rate,
  }
  const terms = weights.map(
    ({ value }, at): Term => ({
      part: 'out',
      label: names[at] ?? '',
      factors: [{ value, said: measure }, money(rate)],
      value: value * rate,
    }),
  )
  return { terms: [parted, ...terms], result: 'costs', value: money(rate), per: unit }
}

const isBare = ({ unit, isPercent, per, each, at }: Placed): boolean =>
  unit === undefined && !isPercent && per.length === 0 && !each && !at

const nobody =
  /^(?:has|have|had|got|owns?|is|and|with|the|a|an|of|for|gets?|brings?|brought|farms?|uses?|used|only|about)$/

/** Who stands before a weight in its clause: "Juma has 4", "me 9". */
function nameOf({ before, clause }: Placed, clauses: readonly Clause[]): string | undefined {
  const name = before.find((word) => !nobody.test(word) && !isFigure(word))
  if (name !== undefined) return name === 'i' ? 'me' : name
  // "Juma: 4" stands in a clause of its own.
  const last = clauses[clause - 1]?.tokens ?? []
  return before.length === 0 && last.length === 1 ? last[0] : undefined
}
