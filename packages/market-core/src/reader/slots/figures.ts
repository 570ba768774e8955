import type { Cue } from '../cue.ts'
import { cuesOf, type Part } from '../parts.ts'
import type { Figure } from '../question.ts'
import { type Numbered, numbersOf } from './numbers.ts'

/** What is known of a part while its figures are given their roles. */
interface Known {
  readonly cues: ReadonlySet<Cue>
  readonly all: readonly Numbered[]
  /** Roles of the figures before this one. */
  readonly roles: readonly (Figure['role'] | undefined)[]
}

/**
 * The farmer's figures with what each stands for, read from its unit and from the cues of its clause; undefined where
 * one has no place: every figure is used, or the sum is asked back.
 */
export function figuresOf(part: Part): readonly Figure[] | undefined {
  const all = numbersOf(part)
  const cues = cuesOf(part)
  const roles: (Figure['role'] | undefined)[] = []
  for (const one of all) roles.push(roleOf(one, { cues, all, roles }))
  if (roles.includes(undefined) || !arePaired(all, roles)) return undefined
  return all.flatMap(({ value, unit, currency, per }, at): Figure[] => {
    const role = roles[at]
    return role === undefined
      ? []
      : [
          {
            role,
            value,
            ...(unit && { unit }),
            ...(per !== undefined && per !== 'each' && { per }),
            ...(currency !== undefined && { currency }),
          },
        ]
  })
}

/**
 * True where each amount has its own price, or all have none: two amounts at one price, or prices out of turn, may be
 * of anything. A price per something else than what it follows is none of its.
 */
function arePaired(all: readonly Numbered[], roles: readonly (Figure['role'] | undefined)[]): boolean {
  const pairs = all.filter((_, at) => roles[at] === 'quantity' || roles[at] === 'price')
  const amounts = pairs.filter((one) => roles[all.indexOf(one)] === 'quantity').length
  const prices = pairs.length - amounts
  const isInTurn = pairs.every((one, at) => roles[all.indexOf(one)] === (at % 2 === 0 ? 'quantity' : 'price'))
  if (amounts > 1 && prices > 0 && !(isInTurn && amounts === prices)) return false
  return pairs.every(
    ({ per }, at) =>
      per === undefined || per === 'each' || per.kind !== 'piece' || pairs[at - 1]?.unit?.kind === 'piece',
  )
}

function roleOf(one: Numbered, known: Known): Figure['role'] | undefined {
  if (one.isPercent) return ofPercent(one.value, known)
  if (one.unit !== undefined && !one.isMoney) return ofAmount(one, known)
  return ofMoney(one, known)
}

/** No grain that is sold is drier. */
const LEAST_MOISTURE = 5

/** Grain is dried from the first per cent to the second; another per cent is a share of money. */
function ofPercent(value: number, { cues, roles }: Known): Figure['role'] {
  if ((!cues.has('moisture') && !cues.has('job_drying')) || value < LEAST_MOISTURE) return 'percent'
  return roles.includes('moisture') ? 'moisture_wanted' : 'moisture'
}

function ofAmount(one: Numbered, { cues, all }: Known): Figure['role'] {
  const isPerArea = one.per !== undefined && one.per !== 'each' && one.per.kind === 'area'
  if (one.unit?.kind === 'area') return 'area'
  if (isPerArea) return 'yield'
  if (cues.has('share') && one.unit?.kind === 'piece' && all.length > 1) return 'shares'
  return one.before.has('lost') || one.behind.has('lost') ? 'lost' : 'quantity'
}

function ofMoney(one: Numbered, { cues, all, roles }: Known): Figure['role'] | undefined {
  const at = roles.length
  const near = (cue: Cue) => one.before.has(cue) || (one.before.size === 0 && one.behind.has(cue))
  const isCost =
    near('cost') && !one.before.has('sell') && !(one.before.has('ask_price') && one.before.has('at'))
  const isPerArea = one.per !== undefined && one.per !== 'each' && one.per.kind === 'area'
  if (cues.has('moisture') && !one.isMoney && roles.includes('quantity'))
    return roles.includes('moisture') ? 'moisture_wanted' : 'moisture'
  // "Sold 41 at 3,200".
  if (all[at + 1]?.before.has('at') && !one.isMoney && !one.before.has('at')) return 'quantity'
  if (isPerArea) return 'cost_per_area'
  if (one.per !== undefined) return isCost ? 'cost_each' : 'price'
  if (isCost) return 'cost'
  if (near('at') || near('ask_price') || near('sell')) return 'price'
  if (cues.has('share') && at > 0) return 'shares'
  if (near('lost')) return 'lost'
  // "15 % of 62,000" is a share of money that came in.
  if (roles.includes('percent') || (all[at + 1]?.isPercent === true && at === 0)) return 'price'
  if (roles.includes('quantity') && !roles.includes('price')) return 'price'
  // A list of costs goes on: "costs 700, 300 and 200".
  if (roles.at(-1) === 'cost') return 'cost'
  if (near('yield') || near('buy') || (at === 0 && all.length > 1 && !one.isMoney)) return 'quantity'
  return one.isMoney ? 'cost' : undefined
}
