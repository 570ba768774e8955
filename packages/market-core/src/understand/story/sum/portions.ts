import type { Placed, Reckoned, Shown, Term } from '../story.ts'
import { isProduce } from '../units.ts'
import { labelOf } from './labels.ts'
import type { Told } from './reckon.ts'

const rest = /^(?:rest|remainder|remaining|remained|remains|balance|others|left)$/

/**
 * A lot that is sold in parts, each a share of it or of what the parts before left, at a price of its own: "a third of
 * my 90 bags at 2800, half of the rest at 3000, the remainder at 3300". Undefined where a figure is anything else.
 */
export function readPortions(figures: readonly Placed[], { asked }: Told): Reckoned | undefined {
  const [whole, ...amounts] = figures.filter(({ part, isPercent }) => part === 'amount' && !isPercent)
  const shares = figures.filter(({ isPercent }) => isPercent)
  if (whole?.unit === undefined || amounts.length > 0 || shares.length === 0 || !isProduce(whole.unit))
    return undefined
  const said = whole.said ?? whole.unit.name
  const currency = figures.find((one) => one.currency !== undefined)?.currency
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const terms: Term[] = []
  const costs: Term[] = []
  let left = whole.value
  let share: Placed | undefined
  for (const figure of figures) {
    if (figure === whole) continue
    if (figure.isPercent) {
      if (share !== undefined || figure.per.length > 0) return undefined
      share = figure
      continue
    }
    const { value, at, each, per, part, before } = figure
    const isPrice = (at || each || per.length === 1) && part !== 'out'
    const isForAll = part === 'out' && per.length === 0 && !each && !at
    if (isForAll && share === undefined && terms.length > 0) {
      costs.push({ part: 'out', ...labelOf(figure), factors: [money(value)], value })
      continue
    }
    const isRest = share === undefined && before.some((word) => rest.test(word))
    if (!isPrice || (share === undefined && !isRest)) return undefined
    const of =
      share === undefined
        ? left
        : share.after.slice(0, 5).some((word) => rest.test(word))
          ? left
          : whole.value
    const count = share === undefined ? left : (of * share.value) / 100
    if (count <= 0 || count > left + 1e-9) return undefined
    const counted: Shown[] =
      share === undefined
        ? [{ value: count, said }]
        : [
            { value: of, said },
            { value: share.value, isPercent: true },
          ]
    terms.push({ part: 'in', factors: [...counted, money(value)], value: count * value })
    left -= count
    share = undefined
  }
  if (share !== undefined || terms.length < 2 || terms.length + costs.length + shares.length < 3)
    return undefined
  const all = [...terms, ...costs]
  const total =
    terms.reduce((sum, one) => sum + one.value, 0) - costs.reduce((sum, one) => sum + one.value, 0)
  // What was kept is not asked for where money is.
  if (asked.length > 0 && asked.every((one) => one === 'share' || one === 'each' || one === 'needed'))
    return undefined
  return { terms: all, result: costs.length > 0 ? 'left' : 'comes-to', value: money(total) }
}
