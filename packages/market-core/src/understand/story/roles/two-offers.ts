import type { Reckoned, Shown, Term } from '../story.ts'
import { isProduce } from '../units.ts'
import { type Flow, flowsOf, moneyOf, termOf } from './flows.ts'
import { type Meant, namesCost } from './meant.ts'

/**
 * Two prices of one lot, each less the costs that are told behind it: which is more, and by how much. Undefined for
 * anything else, and where a cost stands before both.
 */
export function offersOf(figures: readonly Meant[]): readonly Reckoned[] | undefined {
  const money = figures.filter(({ role }) => role === 'money')
  const isCost = (one: Meant) => namesCost([...one.before.slice(0, 3), ...one.after.slice(0, 3)])
  const costs = money.filter(isCost)
  const [first, second, ...others] = money.filter((one) => !isCost(one))
  if (first === undefined || second === undefined || others.length > 0 || costs.length === 0) return undefined
  if (first.clause === second.clause || figures.some(({ role }) => role === 'lost' || role === 'fee'))
    return undefined
  const [unit] = first.per
  const isOfOne = [first, second].every(({ per }) => per.length === 1 && per[0]?.name === unit?.name)
  if (unit === undefined || !isOfOne || !isProduce(unit)) return undefined
  if (costs.some((one) => figures.indexOf(one) < figures.indexOf(first))) return undefined
  const flows = money.map((one) => flowsOf(isCost(one) ? { ...one, side: 'out' } : one, figures))
  if (flows.some((ways) => ways.length !== 1)) return undefined
  const all = flows.flatMap(([flow]): Flow[] => (flow === undefined ? [] : [flow]))
  const used = new Set(all.flatMap((flow) => [...flow.used].map(({ value, clause }) => `${clause} ${value}`)))
  if (!figures.every(({ value, clause }) => used.has(`${clause} ${value}`))) return undefined
  const at = figures.indexOf(second)
  const isSecond = ({ figure }: Flow) =>
    figures.findIndex(({ value, clause }) => value === figure.value && clause === figure.clause) >= at
  const [one, other] = [all.filter((flow) => !isSecond(flow)), all.filter(isSecond)].map(told)
  if (one === undefined || other === undefined) return undefined
  const shown = (value: number): Shown => ({ ...moneyOf(first), value })
  return [
    {
      terms: [...one.terms, ...other.terms],
      result: 'offers',
      value: shown(one.value - other.value),
      was: shown(one.value),
      is: shown(other.value),
      offers: [
        { ...moneyOf(first), per: unit.name },
        { ...moneyOf(second), per: unit.name },
      ],
    },
  ]
}

function told(flows: readonly Flow[]): { terms: Term[]; value: number } {
  const terms = flows.map((flow, at) => termOf(flow, at === 0 ? 'in' : 'out'))
  return { terms, value: terms.reduce((all, { part, value }) => all + (part === 'in' ? value : -value), 0) }
}
