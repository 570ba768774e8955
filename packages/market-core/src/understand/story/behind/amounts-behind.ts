import type { Behind, Reckoned, Shown, StoryFigure, StoryResult } from '../story.ts'
import { goneOf } from './gone-of.ts'
import { inUnit, unitsNamed } from './in-unit-asked.ts'
import { isNear, lotOfTerm } from './lot-of-term.ts'
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
    const per = term.factors.find((one) => one.per !== undefined)?.per
    const told = (value: Shown): Behind => ({ of: 'amount', value, ...(per !== undefined && { per }) })
    if (lot === undefined) return []
    const others = asked.flatMap(({ unit, said }): Behind[] => {
      if (unit.name === lot.unit.name) return []
      const value = inUnit(lot, unit, figures)
      return value === undefined ? [] : [told({ value, said })]
    })
    return [told({ value: lot.value, said: lot.said }), ...others]
  })
}
