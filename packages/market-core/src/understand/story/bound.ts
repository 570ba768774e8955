import type { Amount, Amounts } from './amounts.ts'
import type { Placed } from './parts.ts'
import type { Unit } from './story.ts'
import { isSame } from './units.ts'

/** What a price or a cost is for each of, and the amount that it stands beside where it is bound to one. */
export interface Bound {
  readonly pers: readonly Unit[]
  readonly lot?: Placed
  readonly rest?: Amount
}

/** Of what a figure is for each: said, or by where it stands. Undefined: of nothing that is there. */
export function boundTo(
  figure: Placed,
  figures: readonly Placed[],
  amounts: Amounts,
  many: Unit | undefined,
): Bound | undefined {
  const { per, each, at, part, before } = figure
  const rest = before.some((word) => /^(?:rest|remaining|remainder|others)$/.test(word))
    ? amounts.rest(figure, figures)
    : undefined
  if (rest !== undefined) return { pers: per, rest }
  if (each) {
    const thing = amounts.thingBeside(figure, figures)
    if (thing?.unit !== undefined) return { pers: [thing.unit, ...per], lot: thing }
    return many === undefined ? undefined : { pers: [many, ...per] }
  }
  const named = per.length > 0 ? undefined : namedBy(figure, figures)
  if (named?.unit !== undefined) return { pers: [named.unit], lot: named }
  // "Price 45", "they offered 168": for each of what there is, though nobody says so.
  const isPrice =
    part === 'in' && per.length === 0 && before.slice(0, 4).some((word) => priceWords.test(word))
  if (!at) {
    const produce = isPrice ? produceOf(figures) : undefined
    return isPrice && produce?.unit !== undefined ? { pers: [produce.unit], lot: produce } : { pers: per }
  }
  const isOfOne = /^(?:an?|one|my)$/.test(before[2] ?? '') || /^(?:an?|one|my)$/.test(before[3] ?? '')
  const lot = lotBeside(figure, figures) ?? (per.length === 0 && !isOfOne ? produceOf(figures) : undefined)
  // "A heifer at 60000" is one.
  if (lot?.unit === undefined && per.length === 0 && !isOfOne)
    return many === undefined ? undefined : { pers: [many] }
  if (lot?.unit === undefined) return { pers: per }
  const { unit } = lot
  const isSaid = per.some((one) => isSame(one, unit) || isHeldIn(unit, one))
  return isSaid ? { pers: per, lot } : { pers: [unit, ...per], lot }
}

const priceWords = /^(?:price|prices|rate|offer|offers|offered|pays|gives)$/

/** "A bag of DAP was 3500 ... I use 3 of DAP": what the price is called is counted elsewhere. */
const namedBy = ({ before, part }: Placed, figures: readonly Placed[]): Placed | undefined =>
  part === 'out'
    ? figures.find(
        ({ part: of, unit, isOf }) =>
          of === 'amount' && isOf === true && unit !== undefined && before.includes(unit.name),
      )
    : undefined

/** The amount before a price in its clause, behind the price before it: "12 goats at 8500". */
function lotBeside(figure: Placed, figures: readonly Placed[]): Placed | undefined {
  const index = figures.indexOf(figure)
  const here = figures.slice(0, index).filter(({ clause }) => clause === figure.clause)
  const own = here.findLastIndex(({ part }) => part === 'in' || part === 'out')
  const beside = here.slice(own + 1).filter(({ part, unit }) => part === 'amount' && unit !== undefined)
  return (
    beside.findLast(({ unit }) => unit?.kind !== 'time') ??
    (figure.per.length === 0 ? beside.at(-1) : undefined)
  )
}

/** Whether one of a unit holds another, or both are weights, volumes or lands. */
export const isHeldIn = (unit: Unit, held: Unit): boolean =>
  unit.holds !== undefined
    ? isSame(unit.holds.unit, held) || isHeldIn(unit.holds.unit, held)
    : unit.kind !== 'thing' && unit.kind === held.kind

/** The one amount that is no time and no land, of which a price "at 45" is. */
function produceOf(figures: readonly Placed[]): Placed | undefined {
  const [one, ...others] = figures.filter(
    ({ part, unit }) =>
      part === 'amount' && unit !== undefined && unit.kind !== 'time' && unit.kind !== 'area',
  )
  return others.length === 0 ? one : undefined
}
