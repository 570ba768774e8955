import { commodityById } from '../../commodities/catalogue.ts'
import { monthNumber } from '../../months.ts'
import type { Place } from '../../reader/places.ts'
import { isUpToNow, type Period } from '../../reader/time/period.ts'
import { latestPrice } from '../../series.ts'
import type { MonthlySeries } from './price-series.ts'

const FAR = Number.MAX_SAFE_INTEGER

interface Asked {
  readonly commodity: string
  readonly place?: Place | undefined
  /** Words that distinguish series. The series with the most matches comes first. */
  readonly variety?: readonly string[]
  readonly period?: Period | undefined
}

/**
 * Chooses the series of a question, by place first and then by the latest price. For "here" or
 * without a place, the farm's own market comes first. Then "here" prefers local series, and a
 * question without a place prefers the main world benchmark.
 *
 * @param local countries that count as "here", ISO alpha-2; empty if the farm's country has no
 * prices
 */
export function chooseSeries(
  all: readonly MonthlySeries[],
  { commodity, place, variety = [], period }: Asked,
  local: readonly string[],
): MonthlySeries | undefined {
  const suiting = all.filter(
    (series) => series.commodity === commodity && series.prices.length > 0 && suits(series, place, local),
  )
  // Without a named place, series of other countries only count if there are no others.
  const near = suiting.filter(
    ({ country, near: rankNear }) =>
      country === undefined || local.includes(country) || rankNear !== undefined,
  )
  const candidates = place === undefined && near.length > 0 ? near : suiting
  const best = Math.max(...candidates.map((series) => namedWords(series, variety)))
  const named = candidates.filter((series) => namedWords(series, variety) === best)
  const isOfNewest = period === undefined || 'monthsAgo' in period || 'monthsLater' in period
  const isNow = place !== undefined && (isOfNewest || isUpToNow(period))
  const last = named.map(newestOf).toSorted().at(-1)
  // Discontinued series rank last.
  const stopped = (series: MonthlySeries) =>
    (isNow && last !== undefined && isMuchOlder(newestOf(series), last)) || endedBefore(series, period)
  // Distance from the farm is irrelevant if the question names another place.
  const nearness = ({ near: rankNear = FAR }: MonthlySeries) =>
    place === undefined || place === 'here' ? rankNear : FAR
  const market = typeof place === 'object' && 'market' in place ? place.market : undefined
  const isExactly = (series: MonthlySeries) => market !== undefined && series.market === market
  return named.toSorted(
    (a, b) =>
      Number(stopped(a)) - Number(stopped(b)) ||
      nearness(a) - nearness(b) ||
      rank(a, place) - rank(b, place) ||
      Number(isExactly(b)) - Number(isExactly(a)) ||
      newestOf(b).localeCompare(newestOf(a)),
  )[0]
}

/**
 * Chooses several series of a commodity based on the words of a question: "Mombasa or Kolkata",
 * "RSS3 vs TSR20". The first series is the choice of {@link chooseSeries}.
 */
export function chooseVarieties(
  all: readonly MonthlySeries[],
  asked: Asked,
  local: readonly string[],
): MonthlySeries[] {
  const { variety = [] } = asked
  const first = chooseSeries(all, asked, local)
  if (first === undefined) return []
  const others = missingVarietyWords(first, variety)
  if (others.length === 0 || others.length === variety.length) return [first]
  const second = chooseSeries(all, { ...asked, variety: others }, local)
  const isOther =
    second !== undefined && second !== first && missingVarietyWords(second, others).length < others.length
  return isOther ? [first, ...chooseVarieties(all, { ...asked, variety: others }, local)] : [first]
}

/** Returns the words of a variety that are missing from the name of a series. */
export function missingVarietyWords(
  { name, priceType }: MonthlySeries,
  variety: readonly string[],
): string[] {
  // Skips the work for most questions: a country may have thousands of series.
  if (variety.length === 0) return []
  const own = new Set([...wordsOfName(name), priceType])
  return variety.filter((word) => !own.has(word))
}

/**
 * Finds a series of the same commodity and country with a newer price, if the chosen series ended
 * over a year earlier. Some markets are renamed in the data.
 */
export function findNewerSeries(
  all: readonly MonthlySeries[],
  chosen: MonthlySeries,
): MonthlySeries | undefined {
  if (chosen.country === undefined) return undefined
  const sharesName = ({ market }: MonthlySeries) => market?.split(' ')[0] === chosen.market?.split(' ')[0]
  return all
    .filter(
      (one) =>
        one.commodity === chosen.commodity &&
        one.country === chosen.country &&
        isMuchOlder(newestOf(chosen), newestOf(one)),
    )
    .toSorted(
      (a, b) => Number(sharesName(b)) - Number(sharesName(a)) || newestOf(b).localeCompare(newestOf(a)),
    )[0]
}

/** A series this many months behind another series is discontinued. */
const STOPPED_MONTHS = 12

const isMuchOlder = (month: string, than: string): boolean =>
  than !== '' && monthNumber(than) - monthNumber(month) > STOPPED_MONTHS

function endedBefore(series: MonthlySeries, period: Period | undefined): boolean {
  const start = period !== undefined && 'start' in period ? period.start : undefined
  return start !== undefined && !start.startsWith('--') && monthNumber(newestOf(series)) < monthNumber(start)
}

const namedWords = (series: MonthlySeries, variety: readonly string[]): number =>
  variety.length - missingVarietyWords(series, variety).length

const newestOf = (series: MonthlySeries): string => latestPrice(series.prices)?.month ?? ''

/** Words of a stored name as questions use them: "wheat", "us", "hrw". */
const wordsOfName = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.%]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word))

/** Price types, closest to a farmer's selling price first. */
const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

function suits(
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
  // "Managua (oriental)" is a market in Managua.
  return (
    market !== undefined &&
    (market === asked || markets?.includes(market) === true || market.startsWith(`${asked} (`))
  )
}

/** Rank of a price type and name in a place. Lower is better. */
function rank(series: MonthlySeries, place: Place | undefined): number {
  const main = commodityById(series.commodity)?.pinkSheet?.indexOf(series.name) ?? 0
  if (place === undefined)
    return series.priceType === 'benchmark' ? main : 100 + typeOrder.indexOf(series.priceType)
  // A national average represents a country better than an arbitrary market.
  const isNational = series.market === undefined || series.market === 'National Average'
  return typeOrder.indexOf(series.priceType) * 10 + (isNational ? 0 : 1) + main
}
