import { commodityById } from '../../commodities/catalogue.ts'
import type { Place } from '../../reader/places.ts'
import type { MonthlySeries } from './price-series.ts'

/** Nearest to what a farmer is paid first. */
const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

/** Whether a series is of the place asked for. */
export function suits(
  { country, market, near }: MonthlySeries,
  place: Place | undefined,
  local: readonly string[],
): boolean {
  if (place === undefined) return true
  if (place === 'world') return country === undefined
  if (place === 'here') return country !== undefined && (local.includes(country) || near !== undefined)
  if ('unknown' in place || country !== place.country) return false
  const { market: asked, markets } = place
  if (asked === undefined && markets === undefined) return true
  // "Managua (oriental)" is a market of Managua.
  return (
    market !== undefined &&
    (market === asked || markets?.includes(market) === true || market.startsWith(`${asked} (`))
  )
}

/** How well a kind of price and a name speak for a place that was asked for: the lower the better. */
export function rank(series: MonthlySeries, place: Place | undefined): number {
  const main = commodityById(series.commodity)?.pinkSheet?.indexOf(series.name) ?? 0
  if (place === undefined)
    return series.priceType === 'benchmark' ? main : 100 + typeOrder.indexOf(series.priceType)
  // A national average speaks for a country better than any one market that was not named.
  const isNational = series.market === undefined || series.market === 'National Average'
  return typeOrder.indexOf(series.priceType) * 10 + (isNational ? 0 : 1) + main
}

/** Of a series that is not near the farm. */
const FAR = Number.MAX_SAFE_INTEGER

/** How near the farm a series is, where no other place is named. */
export const nearness = ({ near = FAR }: MonthlySeries, place: Place | undefined): number =>
  place === undefined || place === 'here' ? near : FAR

/** Whether it is of the very market that was named, and of none in it. */
export const isExactly = ({ market }: MonthlySeries, place: Place | undefined): boolean =>
  typeof place === 'object' && 'market' in place && market !== undefined && market === place.market
