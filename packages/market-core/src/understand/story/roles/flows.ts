import type { Shown, Term, Unit } from '../story.ts'
import { labelOf } from '../sum/labels.ts'
import { isContainer, isPerson, isProduce, measureOfWord } from '../units.ts'
import { isBuyer, isCostItem } from '../words.ts'
import { type Extent, ofAll } from './extent.ts'
import { type Meant, namesCost } from './meant.ts'

/** Money multiplied out by what it is for each of. */
export interface Flow {
  readonly figure: Meant
  readonly side: 'in' | 'out' | undefined
  readonly value: number
  readonly factors: readonly Shown[]
  readonly used: ReadonlySet<Meant>
  /** It is for each of what is sold or kept, and not of all. */
  readonly isOfEach: boolean
}

/** Every way to multiply out one figure of money; none where nothing says how many there are of what it is for. */
export function flowsOf(figure: Meant, figures: readonly Meant[]): Flow[] {
  const pay = payOf(figure, figures)
  const per = pay ?? (figure.per.length > 0 ? figure.per : pricedBefore(figure, figures))
  if (per === undefined) return []
  return ofAll(per, figures, []).map(({ value, factors, used }: Extent) => ({
    figure,
    side: pay === undefined ? figure.side : ('out' as const),
    value: value * figure.value,
    factors: [...factors, moneyOf(figure)],
    used: new Set([...used, figure]),
    isOfEach: per.some(isProduce),
  }))
}

export const moneyOf = ({ value, currency }: Meant): Shown => ({
  value,
  isMoney: true,
  ...(currency !== undefined && { currency }),
})

/** Pay by the day is for each of the people who are told of beside it, where it is of nothing else. */
function payOf(figure: Meant, figures: readonly Meant[]): readonly Unit[] | undefined {
  const { per, side, before, after } = figure
  const thing = figures.find(
    ({ role, unit, per: of }) => role === 'amount' && isCrew(unit) && of.length === 0,
  )
  const isByTime = per.length > 0 && per.every(({ kind }) => kind === 'time')
  const near = [...before.slice(0, 4), ...after.slice(0, 3)]
  const isOther = near.some(
    (word) => (isCostItem(word) && !wages.test(word)) || isBuyer(word) || whole.test(word),
  )
  const isPaidEach = figures.some((one) => one.role === 'money' && one.per.some((of) => of === thing?.unit))
  const isOfCrew = thing?.unit !== undefined && (isPerson(thing.unit) || isPaidEach)
  return isByTime && side !== 'in' && !isOther && isOfCrew && thing?.unit !== undefined
    ? [thing.unit, ...per]
    : undefined
}
const isCrew = (unit: Unit | undefined): boolean => unit?.kind === 'thing' && !isContainer(unit.name)
const wages =
  /^(?:labour|labor|labourer|wages?|salary|worker|lunch|food|tea|picking|picker|weeding|planting|harvesting|harvest|loading|loader|digging|pay|paid)$/
const whole = /^(?:all|together|altogether|gang|team|group|total|everybody|everyone)$/

/** What a price is for each of, by the amount that stands right before it; of all where none is a price. */
function pricedBefore(figure: Meant, figures: readonly Meant[]): readonly Unit[] | undefined {
  if (!figure.at) return isWhole(figure, figures) ? [] : undefined
  const here = figures.filter(({ sentence }) => sentence === figure.sentence)
  const last = figures[figures.indexOf(figure) - 1]
  if (last?.role !== 'amount' || last.unit === undefined || !here.includes(last) || last.isHeld)
    return undefined
  if (last.unit.kind === 'area') return undefined
  if (last.unit.kind !== 'time') return [last.unit]
  const crew = figures[figures.indexOf(last) - 1]
  const isPaid = crew?.role === 'amount' && crew.sentence === figure.sentence && crew.unit !== undefined
  return isPaid && isPerson(crew.unit) ? [crew.unit, last.unit] : undefined
}

/** A sum of money with its name or its verb, and no price of what is counted right before it. */
function isWhole(figure: Meant, figures: readonly Meant[]): boolean {
  const last = figures[figures.indexOf(figure) - 1]
  const isBeside = last?.role === 'amount' && last.clause === figure.clause && last.unit !== undefined
  const isNamed = namesCost([...figure.before.slice(0, 3), ...figure.after.slice(0, 3)])
  return figure.side === 'out' && (isNamed || !isBeside)
}

/** A flow as a line of the sum, by the cost that is named behind it, or by what stands before it. */
export function termOf({ figure, value, factors, side }: Flow, part: 'in' | 'out' = side ?? 'in'): Term {
  const behind = figure.after
    .slice(0, 3)
    .find((word) => namesCost([word]) && measureOfWord(word) === undefined)
  const isNamed = namesCost(figure.before.slice(0, 3)) || behind === undefined
  const label = isNamed ? labelOf(figure) : { label: behind }
  return { part, ...(part === 'out' && label), factors, value }
}
