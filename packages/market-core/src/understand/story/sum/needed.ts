import type { Unit } from '../story.ts'
import { isContainer, isSame, ratioOf } from '../units.ts'
import type { Account } from './account.ts'
import type { Asking, Made } from './asking.ts'
import { convert, filled } from './counted.ts'

/** How much must be sold at the price to pay for the cost, in all or on each of the land that was asked for. */
export function neededOf(
  { terms, rate, basis, used }: Account,
  { units, figures }: Asking,
): Made | undefined {
  if (rate === undefined || rate.value <= 0) return undefined
  const others = terms.filter((term) => term !== rate.term)
  if (
    others.length === 0 ||
    terms.some((term) => term !== rate.term && term.factors.some(({ per }) => per === rate.per.name))
  )
    return undefined
  const isBudget = others.every(({ part }) => part === 'in') && rate.term.part === 'out'
  if (!isBudget && others.some(({ part }) => part !== 'out')) return undefined
  if (basis !== undefined && !isSame(basis, rate.per)) return undefined
  const due = others.reduce((sum, term) => sum + term.value, 0)
  const land = units.per.find(({ kind }) => kind === 'area')
  const opens = others.flatMap(({ factors }) =>
    factors.flatMap(({ per }) => (per === undefined ? [] : [per])),
  )
  if (opens.length > 0 && (opens.length < others.length || new Set(opens).size > 1)) return undefined
  const owned = figures.find(({ unit, part }) => part === 'amount' && unit?.kind === 'area')
  const fits = land !== undefined && opens.length === 0 && owned?.unit !== undefined
  const lands = fits && owned?.unit !== undefined ? owned.value * ratioOf(owned.unit, land) : 1
  const wanted =
    units.many !== undefined && units.many.name !== rate.per.name
      ? (convert(rate.per, units.many) ?? filled(rate.per, units.many))
      : undefined
  const holds = wanted === undefined ? undefined : units.many?.holds
  const held = holds && { value: holds.value, said: holds.unit.name, per: units.many?.name ?? '' }
  const value = (due / rate.value / lands) * (wanted?.times ?? 1)
  const isOneLand = owned !== undefined && owned.value === 1 && !used.has(owned)
  const per = opens[0] ?? (fits ? land.name : isOneLand ? owned.unit?.name : undefined)
  return {
    terms: held === undefined ? terms : [...terms, { part: 'amount', factors: [held], value: held.value }],
    result: 'needed',
    value: { value, said: wanted === undefined ? manyOf(rate.per) : (units.saidMany ?? manyOf(rate.per)) },
    ...(per !== undefined && { per }),
    also: owned !== undefined && (fits || isOneLand) ? [owned] : [],
  }
}

/** Several of a thing. Weights and what is told in another language stay as they are. */
const manyOf = ({ kind, name }: Unit): string =>
  kind === 'thing' && isContainer(name) ? `${name}${/(?:x|ch|s)$/.test(name) ? 'es' : 's'}` : name
