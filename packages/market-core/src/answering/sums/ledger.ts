import type { Figure } from '../../reader/question.ts'
import type { Amount, Unit } from '../../reader/units.ts'
import type { Needed } from '../statement.ts'
import { ratioOf } from './sizes.ts'

/** Everything that the figures of a sum come to, in their one money. */
export interface Ledger {
  /** What is sold or harvested, without what was lost; on one `land` where no area was given. */
  readonly quantity: Amount | undefined
  /** Money in. */
  readonly output: number | undefined
  readonly hasPrice: boolean
  /** Money out; undefined where no cost was given. */
  readonly cost: number | undefined
  /** A share of the output in %, such as a commission. */
  readonly percent: number | undefined
  readonly shares: number | undefined
  /** The area that all of it is on. */
  readonly area: Amount | undefined
  /** Set where all figures are on each of a unit of area. */
  readonly land: Unit | undefined
}

const PIECE: Unit = { kind: 'piece', name: '' }

/**
 * Adds up the farmer's figures.
 *
 * @param bushel key of the crop's bushel weight
 * @returns the roles that are missing or do not fit each other, instead
 */
export function ledgerOf(figures: readonly Figure[], bushel?: string): Ledger | { readonly lacks: Needed } {
  const all = (role: Figure['role']) => figures.filter((one) => one.role === role)
  const [harvest] = all('yield')
  const [field] = all('area')
  const area = field && {
    value: field.value,
    unit: field.unit ?? { kind: 'area' as const, unit: 'ha' as const },
  }
  const land = area === undefined ? (harvest?.per ?? all('cost_per_area')[0]?.per) : undefined
  const quantities = quantitiesOf(all('quantity'), harvest, area)
  if (quantities === undefined) return { lacks: 'area' }
  const [gross] = quantities
  const lost = sumOf(all('lost').map((one) => inUnit(one, one.unit, gross?.unit, bushel)))
  if (lost === undefined || (lost > 0 && quantities.length !== 1)) return { lacks: 'quantity' }
  const sold = quantities.map((one, at) => (at === 0 ? { ...one, value: one.value - lost } : one))
  const output = outputOf(sold, all('price'), bushel)
  if (output === 'mismatch') return { lacks: 'price' }
  const cost = costOf(figures, gross, area, land, bushel)
  if (cost === 'mismatch') return { lacks: 'cost' }
  return {
    quantity: sold.length === 1 ? sold[0] : undefined,
    output,
    hasPrice: all('price').length > 0,
    cost,
    percent: all('percent')[0]?.value,
    shares: all('shares')[0]?.value,
    area,
    land,
  }
}

/** Amounts as they were given, or a yield on an area; without one, on each of the yield's own. */
function quantitiesOf(
  given: readonly Figure[],
  harvest: Figure | undefined,
  area: Amount | undefined,
): Amount[] | undefined {
  if (given.length > 0) return given.map(({ value, unit = PIECE }) => ({ value, unit }))
  if (harvest === undefined) return []
  const { value, unit = PIECE, per } = harvest
  if (area === undefined || per === undefined) return [{ value, unit }]
  const times = ratioOf(area.unit, per)
  return times === undefined ? undefined : [{ value: value * area.value * times, unit }]
}

/** Each amount at its price, or all at one; prices without an amount and a unit are money that came in. */
function outputOf(
  sold: readonly Amount[],
  prices: readonly Figure[],
  bushel: string | undefined,
): number | undefined | 'mismatch' {
  if (prices.length === 0) return undefined
  if (sold.length === 0)
    return prices.every(({ per }) => per === undefined) ? sumOf(prices.map(({ value }) => value)) : undefined
  if (prices.length !== 1 && prices.length !== sold.length) return 'mismatch'
  const parts = sold.map(({ value, unit }, at) => {
    const price = prices.length === 1 ? prices[0] : prices[at]
    const amount = inUnit({ value }, unit, price?.per, bushel)
    return price === undefined || amount === undefined ? undefined : amount * price.value
  })
  return sumOf(parts) ?? 'mismatch'
}

function costOf(
  figures: readonly Figure[],
  quantity: Amount | undefined,
  area: Amount | undefined,
  land: Unit | undefined,
  bushel: string | undefined,
): number | undefined | 'mismatch' {
  const parts = figures.flatMap(({ role, value, per }) => {
    if (role === 'cost') return [value]
    if (role === 'cost_each') {
      const times = quantity && inUnit(quantity, quantity.unit, per, bushel)
      return [times === undefined ? undefined : value * times]
    }
    if (role !== 'cost_per_area') return []
    const on = area ?? (land && { value: 1, unit: land })
    const times = on === undefined ? 1 : inUnit(on, on.unit, per, bushel)
    return [times === undefined ? undefined : value * times]
  })
  if (parts.length === 0) return undefined
  return sumOf(parts) ?? 'mismatch'
}

/** An amount in another unit; what has no unit of its own is taken to be in it. */
function inUnit(
  { value }: { readonly value: number },
  from: Unit | undefined,
  to: Unit | undefined,
  bushel: string | undefined,
): number | undefined {
  const isPlain = from === undefined || to === undefined || (from.kind === 'piece' && from.name === '')
  const times = isPlain ? 1 : ratioOf(from, to, bushel)
  return times === undefined ? undefined : value * times
}

/** Undefined where one of them is. */
const sumOf = (parts: readonly (number | undefined)[]): number | undefined =>
  parts.reduce<number | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0,
  )
