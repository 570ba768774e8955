import { commodityById } from '../../commodities/catalogue.ts'
import { latest } from '../../series.ts'
import type { PlaceAsked } from '../../understand/find-place.ts'
import type { MonthlySeries } from './price-series.ts'

const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

/**
 * The series that a question is about: in the market or country it names; the local one where it asks for "here"; else
 * the commodity's main world benchmark, and any local series only where there is none. Of equals, the one with the
 * newest price.
 *
 * @param local countries that count as "here", ISO alpha-2; empty where the farm's country is not covered
 */
export function chooseSeries(
  all: readonly MonthlySeries[],
  commodity: string,
  place: PlaceAsked | undefined,
  local: readonly string[],
): MonthlySeries | undefined {
  const candidates = all.filter(
    (series) => series.commodity === commodity && series.prices.length > 0 && suits(series, place, local),
  )
  return candidates.toSorted(
    (a, b) => rank(a, place) - rank(b, place) || newest(b).localeCompare(newest(a)),
  )[0]
}

function suits(
  { country, market }: MonthlySeries,
  place: PlaceAsked | undefined,
  local: readonly string[],
): boolean {
  if (place === undefined) return true
  if (place === 'world') return country === undefined
  if (place === 'here') return country !== undefined && local.includes(country)
  return country === place.country && (place.market === undefined || market === place.market)
}

function rank(series: MonthlySeries, place: PlaceAsked | undefined): number {
  const main = commodityById(series.commodity)?.pinkSheet?.indexOf(series.name) ?? 0
  const benchmark = series.priceType === 'benchmark'
  if (place === undefined) return benchmark ? main : 100 + typeOrder.indexOf(series.priceType)
  // A national average speaks for a country better than any one market that was not named.
  return (
    typeOrder.indexOf(series.priceType) * 10 +
    (series.market === undefined || series.market === 'National Average' ? 0 : 1) +
    main
  )
}

const newest = (series: MonthlySeries): string => latest(series.prices)?.month ?? ''
