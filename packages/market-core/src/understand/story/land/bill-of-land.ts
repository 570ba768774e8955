import type { Placed, Reckoned, Shown, Term } from '../story.ts'
import { labelOf } from '../sum/labels.ts'
import { ratioOf } from '../units.ts'

/**
 * A bill of costs that are each for one of the land, beside the land itself: what one of it costs, and all of it.
 * Undefined where anything else is told.
 */
export function readBillOfLand(figures: readonly Placed[]): readonly [Reckoned, Reckoned] | undefined {
  const costs = figures.filter(
    ({ unit, per, part, isPercent, at }) =>
      unit === undefined &&
      !isPercent &&
      !at &&
      part === 'out' &&
      per.length === 1 &&
      per[0]?.kind === 'area',
  )
  const lands = figures.filter(({ unit, per }) => unit?.kind === 'area' && per.length === 0)
  const [land, ...others] = lands
  const [of] = costs[0]?.per ?? []
  if (of === undefined || land?.unit === undefined || others.length > 0) return undefined
  if (costs.length < 2 || costs.length + lands.length < figures.length) return undefined
  if (costs.some(({ per: [one] }) => one?.name !== of.name)) return undefined
  const currency = costs.find((one) => one.currency !== undefined)?.currency
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const terms = costs.map(
    (cost): Term => ({
      part: 'out',
      ...labelOf(cost),
      factors: [{ ...money(cost.value), per: of.name }],
      value: cost.value,
    }),
  )
  const one = costs.reduce((sum, { value }) => sum + value, 0)
  const times = land.value * ratioOf(land.unit, of)
  const lot: Shown = { value: land.value, said: land.said ?? land.unit.name }
  return [
    { terms, result: 'costs', value: money(one), per: of.name },
    {
      terms: [
        {
          part: 'out',
          factors: [lot, ...(times === land.value ? [] : [{ value: times / land.value }]), money(one)],
          value: one * times,
        },
      ],
      result: 'costs',
      value: money(one * times),
    },
  ]
}
