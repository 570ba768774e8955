import type { Behind, Reckoned, Shown, StoryFigure, StoryResult, Unit } from '../story.ts'
import { goneOf } from './gone-of.ts'
import { inUnit, unitsNamed } from './in-unit-asked.ts'
import { isNear, lotOfTerm, openOf } from './lot-of-term.ts'
import { totalsOf } from './totals-of.ts'

/** Of a sum as it was told, with the second behind it. */
interface Told {
  readonly sum: Reckoned
  readonly next?: Reckoned
}

/** What rests on lots and money that are multiplied out; an offer or a change is told whole already. */
const reckoned: ReadonlySet<StoryResult> = new Set([
  'left',
  'comes-to',
  'costs',
  'break-even',
  'each',
  'amount',
  'interest',
])
const MOST = 5

/**
 * The amounts that a sum rests on and that stand in none of its lines: each is proved by the line that it is made of.
 *
 * @param plain what is asked, in English words
 */
export function amountsBehind(told: Told, figures: readonly StoryFigure[], plain: string): readonly Behind[] {
  const sums = [told.sum, ...(told.next ? [told.next] : [])]
  if (sums.some(({ result }) => !reckoned.has(result))) return []
  const known = sums.flatMap(({ value, terms }) => [value.value, ...terms.map((term) => term.value)])
  const behind: Behind[] = []
  for (const one of [
    ...lotsOf(told.sum, figures, plain),
    ...goneOf(told.sum, figures),
    ...totalsOf(told.sum, plain),
    ...evenOf(told.sum, figures, plain),
  ]) {
    if (known.some((value) => isNear(value, one.value.value))) continue
    known.push(one.value.value)
    behind.push(one)
  }
  return behind.slice(0, MOST)
}

/** How much there is of what comes in, or of what is paid for; in the units that are asked for, too. */
function lotsOf(sum: Reckoned, figures: readonly StoryFigure[], plain: string): Behind[] {
  const part = sum.terms.some((term) => term.part === 'in') ? 'in' : 'out'
  const asked = unitsNamed(plain)
  return sum.terms.flatMap((term): Behind[] => {
    if (term.part !== part) return []
    const lot = lotOfTerm(term, figures)
    const per = openOf(term)
    const told = (value: Shown): Behind => ({ of: 'amount', value, ...(per !== undefined && { per }) })
    if (lot === undefined) return []
    const others = asked.flatMap(({ unit, said }): Behind[] => {
      if (unit.name === lot.unit.name) return []
      const value = inUnit(lot, unit, figures)
      return value === undefined || isSaid(value, unit, figures) ? [] : [told({ value, said })]
    })
    const said = asked.find(({ unit }) => unit.name === lot.unit.name)?.said ?? lot.said
    return lot.isTold ? others : [told({ value: lot.value, said }), ...others]
  })
}

/** What the farmer told himself. */
const isSaid = (value: number, unit: Unit, figures: readonly StoryFigure[]): boolean =>
  figures.some((one) => one.value === value && one.unit?.name === unit.name)

const asksEven = /(?<![^ ])break ?-?even(?![^ ])/

/** The price at which the one lot covers its costs, where what it leaves was asked, too. */
function evenOf(
  { terms, result, value }: Reckoned,
  figures: readonly StoryFigure[],
  plain: string,
): Behind[] {
  const [sale, ...sales] = terms.filter(({ part }) => part === 'in')
  const lot = sale === undefined || sales.length > 0 ? undefined : lotOfTerm(sale, figures)
  if (result !== 'left' || lot === undefined || !asksEven.test(plain)) return []
  if (terms.some((term) => openOf(term) !== undefined)) return []
  const costs = terms.reduce((sum, one) => (one.part === 'out' ? sum + one.value : sum), 0)
  const { currency } = value
  return [
    {
      of: 'even',
      value: { value: costs / lot.value, isMoney: true, ...(currency !== undefined && { currency }) },
      per: lot.said,
    },
  ]
}
