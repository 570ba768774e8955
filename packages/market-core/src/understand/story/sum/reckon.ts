import type { Placed, Reckoned, Shown } from '../story.ts'
import { type Account, accountOf } from './account.ts'
import type { Asking, Result } from './asking.ts'
import { type Binding, bindingsOf } from './bindings.ts'
import { Lots } from './lots.ts'
import { resultOf } from './result.ts'

/** More ways than so many are none. */
const MOST_WAYS = 64

/** What is asked of figures, before they are set against one another. */
export type Told = Omit<Asking, 'lots' | 'figures'> & {
  readonly asksFall: boolean
  readonly isCompound: boolean
}

/** A sum of some figures, or those that have no place in one. */
export type Reckoning = Result | { readonly unplaced: readonly Placed[] }

/**
 * Tries every way that the figures may be bound, and keeps the one that uses all of them: the likeliest by its words.
 * Two that are as likely and come to different results are none.
 */
export function reckon(figures: readonly Placed[], told: Told): Reckoning {
  const lots = new Lots(figures)
  const period = told.units.per.find(({ kind }) => kind === 'time')
  const flows = figures.filter(({ part }) => part === 'in' || part === 'out')
  const ways = flows.map((figure) => bindingsOf(figure, figures, lots, told.units.many))
  let open: readonly Placed[] | undefined
  const sums: {
    result: Result
    doubt: number
    bindings: ReadonlyMap<Placed, Binding | undefined>
    account: Account
  }[] = []
  for (const way of productOf(ways)) {
    const bindings = new Map(flows.map((figure, at) => [figure, way[at]] as const))
    const account = accountOf({
      figures,
      lots,
      bindings,
      asksFall: told.asksFall,
      isCompound: told.isCompound,
      ...(period && { period }),
    })
    const asking: Asking = { ...told, figures, lots }
    const result =
      account.unplaced.length > 0 || isSoldTwice(account, bindings) ? undefined : resultOf(account, asking)
    const used = result?.used ?? account.used
    const rest = figures.filter((figure) => !used.has(figure))
    if (result === undefined || rest.length > 0) {
      const unplaced =
        account.unplaced.length > 0 ? account.unplaced : rest.length > 0 ? rest : flows.slice(-1)
      if (open === undefined || unplaced.length < open.length) open = unplaced
    } else {
      const doubt = way.reduce((sum, binding) => sum + (binding?.doubt ?? 0), 0)
      sums.push({ result, doubt, bindings, account })
    }
  }
  const least = Math.min(...sums.map(({ doubt }) => doubt))
  const likely = sums.filter(({ doubt }) => doubt === least)
  const gains = likely.filter(({ account }) => account.income >= account.cost)
  const [best, ...others] = likely.length > 1 && gains.length === 1 ? gains : likely
  if (best === undefined) return { unplaced: open ?? figures }
  if (others.every(({ result }) => result.sum.value.value === best.result.sum.value.value)) return best.result
  return {
    unplaced: flows.filter((figure) =>
      others.some(({ bindings }) => bindings.get(figure) !== best.bindings.get(figure)),
    ),
  }
}

/** One lot has one price: a second is another way to sell it. */
function isSoldTwice({ unplaced }: Account, bindings: ReadonlyMap<Placed, Binding | undefined>): boolean {
  const prices = [...bindings].filter(
    ([{ part }, binding]) =>
      part === 'in' && binding !== undefined && binding.rest === undefined && binding.lots === undefined,
  )
  const bound = prices.flatMap(([{ at, each }, binding]) => {
    const [unit] = binding?.pers ?? []
    if (unit === undefined || unit.kind === 'time' || unit.kind === 'area') return []
    return [binding?.lot !== undefined && (at || each) ? binding.lot : unit.name]
  })
  return unplaced.length === 0 && new Set(bound).size < bound.length
}

function productOf(ways: readonly (readonly Binding[])[]): (Binding | undefined)[][] {
  let all: (Binding | undefined)[][] = [[]]
  for (const some of ways) {
    const each: (Binding | undefined)[] = some.length === 0 ? [undefined] : [...some]
    all = all.flatMap((way) => each.map((one) => [...way, one]))
    if (all.length > MOST_WAYS) return []
  }
  return all
}

/** The same sum with what was and with what is. */
export function differenceOf(was: Reckoning, is: Reckoning): Reckoned | undefined {
  if (!('sum' in was) || !('sum' in is)) return undefined
  const [before, now] = [was.sum, is.sum]
  if (before.result !== now.result || before.per !== now.per) return undefined
  const [from, to] = [before.value.value, now.value.value]
  return {
    terms: [...before.terms, ...now.terms],
    result: 'more',
    value: { ...now.value, value: to - from },
    was: before.value,
    is: now.value,
    ...(now.per !== undefined && { per: now.per }),
    ...(from !== 0 && { percent: (100 * (to - from)) / Math.abs(from) }),
  }
}

/** Two offers that are set against one another, by the price of each. */
export function offersOf(
  one: Reckoning,
  other: Reckoning,
  heads: readonly [Placed, Placed],
): Reckoned | undefined {
  if (!('sum' in one) || !('sum' in other)) return undefined
  const [first, second] = [one.sum, other.sum]
  const kind = (result: string) => (result === 'comes-to' ? 'left' : result)
  if (kind(first.result) !== kind(second.result) || first.per !== second.per) return undefined
  // An offer that costs who takes it is none: its figures are of something else.
  if (first.value.value < 0 || second.value.value < 0) return undefined
  return {
    terms: [...first.terms, ...second.terms],
    result: 'offers',
    value: { ...first.value, value: first.value.value - second.value.value },
    was: first.value,
    is: second.value,
    offers: [nameOf(heads[0]), nameOf(heads[1])],
    ...(first.per !== undefined && { per: first.per }),
  }
}

const nameOf = ({ value, currency, per }: Placed): Shown => {
  const [unit] = per
  return {
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
    ...(unit && { per: unit.name }),
  }
}
