import type { Behind, Reckoned, Shown, StoryFigure, Term } from '../story.ts'
import { isTaken } from '../words.ts'
import { lotOfTerm } from './lot-of-term.ts'

/** What was taken off a lot, and off the money that it brings; of a fee, what it was before that. */
export function goneOf({ terms, result, value }: Reckoned, figures: readonly StoryFigure[]): Behind[] {
  return terms.flatMap((term): Behind[] => {
    const shares = term.factors.filter(({ less }) => less !== undefined)
    const [share, ...others] = shares
    const [taken, ...more] = share?.less?.taken ?? []
    const isOne = others.length === 0 && more.length === 0
    // What was kept or sold otherwise is no loss: of a share alone it is told.
    if (share?.less === undefined || taken === undefined || !isOne || !share.isPercent) return []
    if (!(taken > 0 && taken < share.less.from)) return []
    const part = taken / (share.less.from - taken)
    if (term.part === 'amount')
      return result === 'amount' && value.said !== undefined
        ? [{ of: 'gone', value: { value: term.value * part, said: value.said } }]
        : []
    return term.part === 'in' ? ofIncome(term, taken, part, figures) : []
  })
}

function ofIncome(term: Term, taken: number, part: number, figures: readonly StoryFigure[]): Behind[] {
  const lot = lotOfTerm(term, figures)
  const currency = term.factors.find((one) => one.currency !== undefined)?.currency
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const gone: Behind = { of: 'gone', value: money(term.value * part) }
  const near = figures.flatMap((one) =>
    one.isPercent && one.value === taken ? [...one.before.slice(0, 5), ...one.after.slice(0, 5)] : [],
  )
  if (near.some((word) => fees.test(word)))
    return [{ of: 'before', value: money(term.value * (1 + part)) }, gone]
  const isLoss = near.some((word) => isTaken(word) || losses.test(word))
  return lot !== undefined && isLoss
    ? [{ of: 'gone', value: { value: lot.value * part, said: lot.said } }, gone]
    : [gone]
}
const fees =
  /^(?:commission|middleman|broker|agent|arhtiya|dealer|trader|buyer|auctioneer|cooperative|coop|market|levy|cess|tax|fee|fees|charges?)$/
const losses =
  /^(?:hail|frost|drought|flood|weevils?|rats?|mice|mortality|shrinkage|shrink|rejects?|wastage|mould|mold|pests?|birds?|graded)$/
