import type { Behind, Reckoned, Shown, Term } from '../story.ts'
import { isNear, openOf } from './lot-of-term.ts'

const ofCosts =
  /(?<![^ ])(?:costs?|expens\w+|spend\w*|spent|bills?|pay|paid|outlay|outgoings|total|altogether|all)(?![^ ])/
const ofIncome =
  /(?<![^ ])(?:came in|comes? in|income|gross|revenue|brings?|bring in|brought|sales|turnover|takings|earn\w*|get|got|total|altogether|all|worth)(?![^ ])/

/**
 * All that comes in and all that it costs, where more than one line makes it and the question has a word for it; and
 * what is left in all, where it is told for each.
 *
 * @param plain what is asked, in English words
 */
export function totalsOf({ terms, result, value, per, was }: Reckoned, plain: string): Behind[] {
  const basis = new Set(
    terms
      .flatMap((term) => (term.part === 'amount' ? [] : [openOf(term)]))
      .filter((one) => one !== undefined),
  )
  if (basis.size > 1 || (result === 'interest' && terms.length < 2)) return []
  const [of] = basis
  const [ins, outs] = [sumOf(terms, 'in'), sumOf(terms, 'out')]
  const money = (amount: number): Shown => ({
    value: amount,
    isMoney: true,
    ...(value.currency !== undefined && { currency: value.currency }),
  })
  const told = (kind: Behind['of'], amount: number): Behind => ({
    of: kind,
    value: money(amount),
    ...(of !== undefined && { per: of }),
  })
  if (result === 'each') {
    const shared = was?.value ?? ins.value - outs.value
    return ins.many + outs.many > 1 && was !== undefined ? [told('shared', shared)] : []
  }
  const isLeft = result === 'left'
  const rest = ins.value - outs.value
  return [
    ...(ins.many > 1 && ofIncome.test(plain) && (isLeft || per !== undefined) ? [told('in', ins.value)] : []),
    ...(outs.many > 1 && result !== 'costs' && ofCosts.test(plain) ? [told('out', outs.value)] : []),
    ...(isLeft && of === undefined && isOfEach(terms, rest, value.value, per) ? [told('left', rest)] : []),
    ...(result === 'costs' &&
    outs.many > 1 &&
    of === undefined &&
    isOfEach(terms, outs.value, value.value, per)
      ? [told('out', outs.value)]
      : []),
  ]
}

const sumOf = (terms: readonly Term[], part: Term['part']): { value: number; many: number } => {
  const all = terms.filter((term) => term.part === part)
  return { value: all.reduce((sum, one) => sum + one.value, 0), many: all.length }
}

/** Whether a result is of each of so many as a line counts: then what it is a part of is of all. */
const isOfEach = (terms: readonly Term[], whole: number, each: number, per: string | undefined): boolean =>
  per !== undefined &&
  terms.some(({ part, value }) => part === 'amount' && value > 1 && isNear(whole / value, each))
