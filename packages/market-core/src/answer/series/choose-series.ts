import { commodityById } from '../../commodities/catalogue.ts'
import { monthNumber } from '../../months.ts'
import { latest } from '../../series.ts'
import type { PlaceAsked } from '../../understand/find-place.ts'
import { wordsOfName } from '../../understand/stored-names.ts'
import type { MonthlySeries } from './price-series.ts'

const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

/**
 * The series that a question is about: in the market or country it names; the local one where it asks for "here"; else
 * the commodity's main world benchmark, and any local series only where there is none. Of equals, the one with the
 * newest price.
 *
 * @param local countries that count as "here", ISO alpha-2; empty where the farm's country is not covered
 * @param variety words of the question that tell series from one another: whoever has most of them comes first
 */
export function chooseSeries(
  all: readonly MonthlySeries[],
  commodity: string,
  place: PlaceAsked | undefined,
  local: readonly string[],
  variety: readonly string[] = [],
): MonthlySeries | undefined {
  const suiting = all.filter(
    (series) => series.commodity === commodity && series.prices.length > 0 && suits(series, place, local),
  )
  // Where no place was asked for, no other country's variety stands before the world's and the farm's own.
  const near = suiting.filter(({ country }) => country === undefined || local.includes(country))
  const candidates = place === undefined && near.length > 0 ? near : suiting
  const best = Math.max(...candidates.map((series) => namedWords(series, variety)))
  return candidates
    .filter((series) => namedWords(series, variety) === best)
    .toSorted((a, b) => rank(a, place) - rank(b, place) || newest(b).localeCompare(newest(a)))[0]
}

const namedWords = (series: MonthlySeries, variety: readonly string[]): number =>
  variety.length - wordsNotOf(series, variety).length

/** The words of a question that are none of the series' own name. */
export function wordsNotOf({ name }: MonthlySeries, variety: readonly string[]): string[] {
  const own = new Set(wordsOfName(name))
  return variety.filter((word) => !own.has(word))
}

/**
 * The series of the same commodity and country with a newer price, where the one chosen stopped more than a year
 * before it: some markets are stored under another name later.
 */
export function newerSibling(
  all: readonly MonthlySeries[],
  chosen: MonthlySeries,
): MonthlySeries | undefined {
  const last = newest(chosen)
  return all
    .filter(
      (series) =>
        series.commodity === chosen.commodity &&
        series.country === chosen.country &&
        chosen.country !== undefined &&
        monthNumber(newest(series) || '0001-01') - monthNumber(last) > 12,
    )
    .toSorted(
      (a, b) =>
        Number(sharesName(b, chosen)) - Number(sharesName(a, chosen)) || newest(b).localeCompare(newest(a)),
    )[0]
}

const sharesName = (a: MonthlySeries, b: MonthlySeries): boolean =>
  a.market?.split(' ')[0] === b.market?.split(' ')[0]

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
