import { readFigures } from '../read-figures.ts'
import type { Behind, Clause, Reckoned } from '../story.ts'
import { amountsBehind } from './amounts-behind.ts'
import { inUnitAsked } from './in-unit-asked.ts'

/**
 * A sum in the unit that is asked for, with the amounts that it rests on.
 *
 * @param asked what is asked, in English words
 */
export function withBehind<Read extends { readonly sum: Reckoned; readonly next?: Reckoned }>(
  read: Read,
  clauses: readonly Clause[],
  asked: string,
): Read & { readonly behind?: readonly Behind[] } {
  const told = { ...read, sum: inUnitAsked(read.sum, asked) }
  const before: readonly Behind[] =
    told.sum.value.value === read.sum.value.value
      ? []
      : [{ of: 'amount', value: read.sum.value, ...(read.sum.per !== undefined && { per: read.sum.per }) }]
  const behind = [...before, ...amountsBehind(told, readFigures(clauses), asked)]
  return behind.length === 0 ? told : { ...told, behind }
}
