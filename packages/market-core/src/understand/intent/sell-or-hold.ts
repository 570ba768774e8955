import { fold, writtenWords } from '../languages/written-words.ts'
import data from './sell-or-hold.json' with { type: 'json' }

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold))
const [sells, holds, or] = [listed(data.sell), listed(data.hold), listed(data.or)]
const [takes, money] = [listed(data.take), listed(data.money)]
/** "Take his money": so far apart the two stand at most. */
const HIS = 4
/** Between the two stands little more than what is sold. */
const NEAR = 9

/**
 * Whether a question leaves it to the product whether to sell or to hold, in whatever language and letters: "bechu ya
 * ruku", "je vends ou je garde". A word that sells, one that holds, and "or" between them.
 *
 * @param written the question as it was written
 */
export function asksSellOrHold(written: string): boolean {
  const words = writtenWords(written).words.map(({ folded }) => folded)
  const at = (which: ReadonlySet<string>) => words.flatMap((word, index) => (which.has(word) ? [index] : []))
  const [sold, held] = [at(sells), at(holds)]
  const paid = at(money).filter((one) => at(takes).some((other) => Math.abs(other - one) <= HIS))
  return [...sold, ...paid].some((one) =>
    held.some((other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)]
      return last - first <= NEAR && words.slice(first + 1, last).some((word) => or.has(word))
    }),
  )
}
