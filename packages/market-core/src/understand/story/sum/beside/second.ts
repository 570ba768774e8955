import { resultsAsked, unitsAsked } from '../../asked.ts'
import type { Placed, Reckoned } from '../../story.ts'
import { reckon, type Told } from '../reckon.ts'

/** "What is left, and what is it per bag?": the same account, asked twice. */
export function secondOf(
  figures: readonly Placed[],
  told: Told,
  asks: readonly string[],
  sum: Reckoned,
): readonly [Reckoned, Reckoned] | undefined {
  const [first, second, ...others] = asks.map((plain) =>
    reckon(figures, { ...told, asked: resultsAsked(plain), units: unitsAsked(plain) }),
  )
  if (first === undefined || second === undefined || others.length > 0) return undefined
  if (!('sum' in first) || !('sum' in second)) return undefined
  // A share of what came in is told with the rest.
  if ([first.sum, second.sum].some(({ result }) => result === 'share')) return undefined
  const isOther = first.sum.per !== second.sum.per || first.sum.result !== second.sum.result
  const isSaid = [first.sum, second.sum].some(({ per, result }) => per === sum.per && result === sum.result)
  return isOther && isSaid ? [first.sum, second.sum] : undefined
}
