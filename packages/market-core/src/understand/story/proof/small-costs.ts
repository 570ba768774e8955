import type { Reckoned, StoryFigure } from '../story.ts'
import { isCostItem } from '../words.ts'

/** Below this share of the largest part of a sum money for all of it may as well be a count, or money for each. */
const SMALL = 0.02

/**
 * Costs next to nothing beside the rest that no word calls a cost: "we kept 14 for food" of 62 bags is no money, "and
 * if I take 30 of those" none, either. Who buys is no cost at all: "coop price 62".
 */
export function smallCosts({ terms }: Reckoned, figures: readonly StoryFigure[]): readonly number[] {
  const largest = Math.max(...terms.map(({ part, value }) => (part === 'amount' ? 0 : Math.abs(value))))
  return terms.flatMap(({ part, label = '', factors, value, of }) => {
    const [one, ...others] = factors
    const isBare = part === 'out' && others.length === 0 && one?.per === undefined && of === undefined
    if (!isBare || value >= largest) return []
    const isCalled = figures.some((figure) => figure.value === value && isCalledCost(figure))
    return pays.test(label) || (value < SMALL * largest && !isCalled) ? [value] : []
  })
}

const pays = /^(?:coop|cooperative|dairy|buyer|society|sacco|mill|miller|factory|shop|price)$/

/** "Feed was 10", "1,800 lira transport", "spent 10 on twine", "transport 150", "they deduct 3% and 10 for sacks". */
const isCalledCost = ({ before: [word = '', ...others], after, earlier, currency }: StoryFigure): boolean =>
  after[0] !== 'of' &&
  (isCostItem(word) ||
    deducted.test(word) ||
    (currency !== undefined && isCostItem(after[0] ?? '')) ||
    (after[0] === 'for' && earlier.some((one) => deducted.test(one))) ||
    (/^(?:was|were|is|are|of)$/.test(word) && others.some((one) => isCostItem(one))))
const deducted = /^(?:spent|paid|cost|costs|deducts?|deducted|deducting|charges?|charged|bills?|billed)$/
