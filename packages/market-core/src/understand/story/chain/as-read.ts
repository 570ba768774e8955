import type { Reckoned } from '../story.ts'
import type { BegunStory } from '../told-story.ts'
import type { Missing } from './chain.ts'

/** Where no other sum was found the chain is it; where one was, what else was asked stands behind it. */
export function asChain(
  chains: readonly Reckoned[],
  own?: BegunStory,
  isOfNutrient = false,
): BegunStory | undefined {
  const [one, second] = chains
  if (one === undefined) return undefined
  const other = own?.read !== undefined && 'sum' in own.read ? own.read.sum : undefined
  // Kilograms of a fertiliser are none of what is in it.
  const isOther = isOfNutrient && !chains.some(({ value }) => isNear(value.value, other?.value.value ?? 0))
  // Amounts that only multiply are the chain's: it knows what each figure is for, and which was asked first.
  const found = isOther || other?.result === 'amount' ? undefined : other
  if (found === undefined)
    return {
      ...(own ?? nothing),
      read: { sum: one, ...(second && { next: second }) },
      isAsked: true,
      isChain: true,
    }
  const same = chains.find(({ value }) => isNear(value.value, found.value.value))
  const isOne = same !== undefined
  const next = chains.find((chain) => chain !== same)
  return own === undefined
    ? undefined
    : {
        ...own,
        ...(isOne && { isChain: true as const }),
        read:
          isOne && next !== undefined && chains.indexOf(next) < chains.indexOf(same)
            ? { sum: next, next: found }
            : { ...own.read, sum: found, ...(next && isOne && { next }) },
      }
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.abs(other)

const nothing: BegunStory = {
  isBeyond: false,
  isMoney: false,
  isSure: false,
  counts: [],
  sides: [],
  known: [],
  isAsked: true,
  read: undefined,
}

/** Where no sum was found, and one figure more would make it, that figure is asked for. */
export function asGap(missing: Missing | undefined, own: BegunStory = nothing): BegunStory | undefined {
  if (missing === undefined || (own.read !== undefined && 'sum' in own.read)) return undefined
  return { ...own, read: { unplaced: [], missing }, isAsked: true, isGap: true }
}
