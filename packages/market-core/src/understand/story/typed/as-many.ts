import type { Clause, StoryFigure } from '../story.ts'

const asks = /(?<![^ ])(?:what|whats|how much)(?![^ ])/

/** "3 bags cost 8,400. What will 7 cost?": a bare number that a question prices counts what was counted. */
export function asMany(figures: readonly StoryFigure[], clauses: readonly Clause[]): readonly StoryFigure[] {
  const [lot, price, asked, ...others] = figures
  const isBare = ({ unit, currency, per, each, isPercent }: StoryFigure) =>
    unit === undefined && currency === undefined && per.length === 0 && !each && !isPercent
  if (lot?.unit === undefined || price === undefined || asked === undefined || others.length > 0)
    return figures
  const isAsked = asks.test(clauses[asked.clause]?.tokens.join(' ') ?? '') && asked.clause > price.clause
  const isPriced =
    lot.clause === price.clause && price.unit === undefined && lot.per.length === 0 && lot.value > 1
  const isCost = [...asked.before, ...asked.after].some((word) =>
    /^(?:cost|costs|be|bring|fetch|make|for|of|will)$/.test(word),
  )
  return isAsked && isPriced && isBare(asked) && isCost
    ? [lot, price, { ...asked, unit: lot.unit, ...(lot.said !== undefined && { said: lot.said }) }]
    : figures
}
