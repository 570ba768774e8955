import { commodityById } from '../../commodities/catalogue.ts'
import { monthNumber } from '../../months.ts'
import type { Place } from '../../reader/places.ts'
import { isUpToNow, type Period } from '../../reader/time/period.ts'
import { latest } from '../../series.ts'
import type { MonthlySeries } from './price-series.ts'

/** Of a series that is not near the farm. */
const FAR = Number.MAX_SAFE_INTEGER

/** The series of one commodity that a question may be about. */
interface Asked {
  readonly commodity: string
  readonly place?: Place | undefined
  /** Words that tell series from one another: the series with most of them comes first. */
  readonly variety?: readonly string[]
  readonly period?: Period | undefined
}

/**
 * The series that a question is about: in the market or country it names; the farm's own market, where that is known
 * and no place is named, or "here"; else the local one for "here", and for no place the commodity's main world
 * benchmark, and any local series only where there is none. Of equals, the one with the newest price.
 *
 * @param local countries that count as "here", ISO alpha-2; empty where the farm's country is not covered
 */
export function chooseSeries(
  all: readonly MonthlySeries[],
  { commodity, place, variety = [], period }: Asked,
  local: readonly string[],
): MonthlySeries | undefined {
  const suiting = all.filter(
    (series) => series.commodity === commodity && series.prices.length > 0 && suits(series, place, local),
  )
  // Where no place was asked for, no other country's variety stands before the world's and the farm's own.
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
  // A series that stopped speaks for no place where another goes on.
  const stopped = (series: MonthlySeries) =>
    (isNow && last !== undefined && isMuchOlder(newestOf(series), last)) || endedBefore(series, period)
  // How near the farm it is counts where no other place is named.
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
 * The series of a commodity that a question tells apart by its words: "Mombasa or Kolkata", "RSS3 vs TSR20". The first
 * is the one that {@link chooseSeries} chooses.
 */
export function chooseKinds(
  all: readonly MonthlySeries[],
  asked: Asked,
  local: readonly string[],
): MonthlySeries[] {
  const { variety = [] } = asked
  const first = chooseSeries(all, asked, local)
  if (first === undefined) return []
  const others = wordsNotOf(first, variety)
  if (others.length === 0 || others.length === variety.length) return [first]
  const second = chooseSeries(all, { ...asked, variety: others }, local)
  const isOther =
    second !== undefined && second !== first && wordsNotOf(second, others).length < others.length
  return isOther ? [first, ...chooseKinds(all, { ...asked, variety: others }, local)] : [first]
}

/** The words of a variety that a series' own name does not have. */
export function wordsNotOf({ name, priceType }: MonthlySeries, variety: readonly string[]): string[] {
  // Most questions name no variety, and a country may have thousands of series.
  if (variety.length === 0) return []
  const own = new Set([...wordsOfName(name), priceType])
  return variety.filter((word) => !own.has(word))
}

/**
 * The series of the same commodity and country with a newer price, where the one chosen stopped more than a year before
 * it: some markets are stored under another name later.
 */
export function newerSibling(
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

/** A series whose newest price is so many months older than another's has stopped. */
const STOPPED_MONTHS = 12

const isMuchOlder = (month: string, than: string): boolean =>
  than !== '' && monthNumber(than) - monthNumber(month) > STOPPED_MONTHS

/** True where the newest price is of a time before the one asked for begins: another series may reach it. */
function endedBefore(series: MonthlySeries, period: Period | undefined): boolean {
  const start = period !== undefined && 'start' in period ? period.start : undefined
  return start !== undefined && !start.startsWith('--') && monthNumber(newestOf(series)) < monthNumber(start)
}

const namedWords = (series: MonthlySeries, variety: readonly string[]): number =>
  variety.length - wordsNotOf(series, variety).length

const newestOf = (series: MonthlySeries): string => latest(series.prices)?.month ?? ''

/** The words of a stored name as a question may say them: "wheat", "us", "hrw". */
const wordsOfName = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.%]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word))

/** Nearest to what a farmer is paid first. */
const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

/** Whether a series is of the place asked for. */
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
  // "Managua (oriental)" is a market of Managua.
  return (
    market !== undefined &&
    (market === asked || markets?.includes(market) === true || market.startsWith(`${asked} (`))
  )
}

/** How well a kind of price and a name speak for a place that was asked for: the lower the better. */
function rank(series: MonthlySeries, place: Place | undefined): number {
  const main = commodityById(series.commodity)?.pinkSheet?.indexOf(series.name) ?? 0
  if (place === undefined)
    return series.priceType === 'benchmark' ? main : 100 + typeOrder.indexOf(series.priceType)
  // A national average speaks for a country better than any one market that was not named.
  const isNational = series.market === undefined || series.market === 'National Average'
  return typeOrder.indexOf(series.priceType) * 10 + (isNational ? 0 : 1) + main
}
