import type { Placed } from '../story.ts'
import { isContainer, isPerson } from '../units.ts'

const ofCosts = /^(?:costs?|costed|spent|expenses|expenditure|spending|bills?|paid)$/
/** How much smaller or larger one cost of a list may be than another. */
const SPREAD = 40

/**
 * "Costs were 12000 seeds, 9500 labour, 6000 harvester": in a list of costs whose names stand behind them a large
 * number beside a name is money, and no count of it.
 */
export function withCostsBehind(figures: readonly Placed[]): readonly Placed[] {
  const isOut = ({ part, unit, per }: Placed) => part === 'out' && unit === undefined && per.length === 0
  const told = figures.filter(isOut)
  if (told.length < 2) return figures
  const values = told.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const isCost = ({ unit, per, value, sentence, earlier, words, at, isOne, part }: Placed) =>
    unit?.kind === 'thing' &&
    !isContainer(unit.name) &&
    !isPerson(unit) &&
    part !== 'taken' &&
    !at &&
    !isOne &&
    per.length === 0 &&
    value >= most / SPREAD &&
    value <= least * SPREAD &&
    value >= 50 &&
    told.some((one) => one.sentence === sentence) &&
    figures.some(
      (one) => one.sentence === sentence && [...one.earlier, ...one.words].some((word) => ofCosts.test(word)),
    ) &&
    ![...earlier, ...words].some((word) => /^(?:sold|sell|sells|bought|buy|each|have|had|at)$/.test(word))
  return figures.map((figure): Placed => {
    if (!isCost(figure)) return figure
    const { unit, said, ...rest } = figure
    return { ...rest, part: 'out', isMoney: true, after: [said ?? unit?.name ?? '', ...figure.after] }
  })
}
