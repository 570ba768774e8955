import type { Clause, StoryFigure, Unit } from '../story.ts'
import { unitAt } from '../units.ts'

/**
 * A clause without a figure speaks of those behind it in its sentence: "per acre: plough 35, seed 42" is all for each
 * acre, and what stands behind "all inputs I pay alone:" is paid.
 */
export function underHeadings(clauses: readonly Clause[], figures: readonly StoryFigure[]): StoryFigure[] {
  const filled = new Set(figures.map(({ clause }) => clause))
  return figures.map((figure) => {
    const { clause, sentence, unit, per, each, isPercent, before, earlier } = figure
    const heads = clauses.filter((one, at) => at < clause && one.sentence === sentence && !filled.has(at))
    const [rate] = heads.flatMap(({ tokens }) => rateOf(tokens) ?? [])
    const isBare = unit === undefined && per.length === 0 && !each && !isPercent
    const rated = rate !== undefined && isBare ? { ...figure, per: [rate] } : figure
    const last = clauses[clause - 1]
    const isHeaded = last !== undefined && heads.includes(last) && before.length === 0 && earlier.length === 0
    return isHeaded ? { ...rated, earlier: [...last.tokens].reverse() } : rated
  })
}

/** "Per acre", "for each acre", "on one hectare", and nothing else. */
function rateOf(tokens: readonly string[]): Unit | undefined {
  const at = Math.max(
    tokens.findIndex(
      (word) => !/^(?:my|the|all|for|on|of|costs?|expenses|charges|deductions|in)$/.test(word),
    ),
    0,
  )
  if (!/^(?:per|each|every|one)$/.test(tokens[at] ?? '')) return undefined
  const one = unitAt(tokens, at + 1, false)
  return one !== undefined && one.next === tokens.length ? one.unit : undefined
}
