import type { Draft } from '../draft.ts'
import type { Fact } from '../fact.ts'
import type { Needed, Part } from '../statement.ts'
import type { Ledger } from './ledger.ts'

const factOf = ({ value, currency, isMoney }: Part): Fact => ({
  value,
  kind: isMoney ? 'money' : 'measure',
  ...(currency !== undefined && { currency }),
})

const money = (value: number, currency: string | undefined): Part => ({
  value,
  isMoney: true,
  ...(currency !== undefined && { currency }),
})

/** A total in equal shares, else what it is for each of the amount. */
export function sayEach(
  draft: Draft,
  { output, cost, quantity, shares, area, percent = 0 }: Ledger,
  currency: string | undefined,
): Needed[] | undefined {
  const brought = output === undefined ? undefined : output * (1 - percent / 100) - (cost ?? 0)
  if (shares !== undefined && shares > 0) {
    const value = brought ?? cost
    const of = value === undefined ? quantity : money(value, currency)
    if (of === undefined) return ['quantity']
    sayDivided(draft, of, { value: shares })
    return undefined
  }
  if (quantity === undefined || quantity.value <= 0) return ['quantity']
  const of = output ?? cost
  if (of === undefined && area !== undefined && area.value > 0) {
    sayDivided(draft, quantity, area)
    return undefined
  }
  if (of === undefined) return ['price']
  sayDivided(draft, money(of, currency), quantity)
  return undefined
}

function sayDivided(draft: Draft, of: Part, by: Part): void {
  const value = { ...of, value: of.value / by.value }
  draft.say({ code: 'each', values: { value, of, by } }, ...[value, of, by].map(factOf))
}

/** A share of a total; without one, how many per cent the costs are of what came in. */
export function sayPercent(
  draft: Draft,
  { output, cost, quantity, percent }: Ledger,
  currency: string | undefined,
): Needed[] | undefined {
  if (percent === undefined) {
    if (output === undefined || cost === undefined || output <= 0) return ['percent']
    sayShare(draft, (100 * cost) / output, money(output, currency), money(cost, currency))
    return undefined
  }
  const total = output ?? cost
  const of: Part | undefined = total === undefined ? quantity : money(total, currency)
  if (of === undefined) return ['price']
  sayShare(draft, percent, of, { ...of, value: (of.value * percent) / 100 })
  return undefined
}

function sayShare(draft: Draft, percent: number, of: Part, value: Part): void {
  draft.say(
    { code: 'percent_of', values: { percent, of, value } },
    { value: percent, kind: 'percent' },
    factOf(of),
    factOf(value),
  )
}
