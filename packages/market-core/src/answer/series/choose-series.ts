import { commodityById } from '../../commodities/catalogue.ts'
import { monthNumber } from '../../months.ts'
import { latest } from '../../series.ts'
import type { PlaceAsked } from '../../understand/find-place.ts'
import { isUpToNow, type Period } from '../../understand/period/period.ts'
import type { Former } from '../../understand/reading.ts'
import { wordsOfName } from '../../understand/stored/stored-names.ts'
import type { MonthlySeries } from './price-series.ts'

const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

/**
 * The series that a question is about: in the market or country it names; the farm's own market, where that is known
 * and no place is named, or "here"; else the local one for "here", and for no place the commodity's main world
 * benchmark, and any local series only where there is none. Of equals, the one with the newest price.
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
  period?: Period,
): MonthlySeries | undefined {
  const suiting = all.filter(
    (series) => series.commodity === commodity && series.prices.length > 0 && suits(series, place, local),
  )
  // Where no place was asked for, no other country's variety stands before the world's and the farm's own.
  const near = suiting.filter(
    (series) => series.country === undefined || local.includes(series.country) || series.near !== undefined,
  )
  const candidates = place === undefined && near.length > 0 ? near : suiting
  const best = Math.max(...candidates.map((series) => namedWords(series, variety)))
  const named = candidates.filter((series) => namedWords(series, variety) === best)
  // A series that stopped speaks for no place where another goes on.
  // So many months ago is so many before the newest.
  const isOfNewest = period === undefined || 'monthsAgo' in period || 'monthsLater' in period
  const isNow = place !== undefined && (isOfNewest || isUpToNow(period))
  const last = named.map(newest).toSorted().at(-1)
  const stopped = (series: MonthlySeries) =>
    (isNow && last !== undefined && monthNumber(last) - monthNumber(newest(series)) > STOPPED_MONTHS) ||
    endedBefore(series, period)
  return named.toSorted(
    (a, b) =>
      Number(stopped(a)) - Number(stopped(b)) ||
      nearness(a, place) - nearness(b, place) ||
      rank(a, place) - rank(b, place) ||
      Number(isExactly(b, place)) - Number(isExactly(a, place)) ||
      newest(b).localeCompare(newest(a)),
  )[0]
}

/** Of a series that is not near the farm. */
const FAR = Number.MAX_SAFE_INTEGER

/** Which stands before which by where the farm is: only where no other place is named. */
const nearness = ({ near = FAR }: MonthlySeries, place: PlaceAsked | undefined): number =>
  place === undefined || place === 'here' ? near : FAR

/** True where the newest price is of a time before the one asked for begins: another series may reach it. */
function endedBefore(series: MonthlySeries, period: Period | undefined): boolean {
  const start = period !== undefined && 'start' in period ? period.start : undefined
  return start !== undefined && !start.startsWith('--') && monthNumber(newest(series)) < monthNumber(start)
}

const isExactly = ({ market }: MonthlySeries, place: PlaceAsked | undefined): boolean =>
  typeof place === 'object' && market !== undefined && market === place.market

/** A series whose newest price is so many months older than another's has stopped. */
const STOPPED_MONTHS = 12

/**
 * The series of a commodity that a question tells apart by its words: "Mombasa or Kolkata", "RSS3 vs TSR20". The first
 * is the one that {@link chooseSeries} chooses.
 */
export function chooseKinds(...asked: Parameters<typeof chooseSeries>): MonthlySeries[] {
  const [all, commodity, place, local, variety = [], period] = asked
  const first = chooseSeries(all, commodity, place, local, variety, period)
  if (first === undefined) return []
  const others = wordsNotOf(first, variety)
  const second =
    others.length === 0 || others.length === variety.length
      ? undefined
      : chooseSeries(all, commodity, place, local, others, period)
  const isOther =
    second !== undefined && wordsNotOf(second, others).length < others.length && second !== first
  return isOther ? [first, ...chooseKinds(all, commodity, place, local, others, period)] : [first]
}

/** The series of what was told of before, in the time that a question is of. */
export const seriesOf = (
  former: Former | undefined,
  { period }: { readonly period?: Period },
  all: readonly MonthlySeries[],
  local: readonly string[],
): MonthlySeries[] =>
  (former?.commodities ?? []).flatMap(
    (commodity) => chooseSeries(all, commodity, former?.place, local, former?.variety, period) ?? [],
  )

const namedWords = (series: MonthlySeries, variety: readonly string[]): number =>
  variety.length - wordsNotOf(series, variety).length

/** The words of a question that are none of the series' own name. */
export function wordsNotOf({ name, priceType }: MonthlySeries, variety: readonly string[]): string[] {
  // Most questions name no kind, and a country may have thousands of series.
  if (variety.length === 0) return []
  const own = new Set([...wordsOfName(name), priceType])
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
        monthNumber(newest(series) || '0001-01') - monthNumber(last) > STOPPED_MONTHS,
    )
    .toSorted(
      (a, b) =>
        Number(sharesName(b, chosen)) - Number(sharesName(a, chosen)) || newest(b).localeCompare(newest(a)),
    )[0]
}

const sharesName = (a: MonthlySeries, b: MonthlySeries): boolean =>
  a.market?.split(' ')[0] === b.market?.split(' ')[0]

function suits(
  { country, market, near }: MonthlySeries,
  place: PlaceAsked | undefined,
  local: readonly string[],
): boolean {
  if (place === undefined) return true
  if (place === 'world') return country === undefined
  if (place === 'here') return country !== undefined && (local.includes(country) || near !== undefined)
  return country === place.country && (place.market === undefined || isOfMarket(market, place))
}

/** "Managua (oriental)" is a market of Managua. */
const isOfMarket = (market: string | undefined, { market: asked = '', markets = [asked] }: NamedPlace) =>
  market !== undefined && (markets.includes(market) || market.startsWith(`${asked} (`))

type NamedPlace = Exclude<PlaceAsked, string>

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
