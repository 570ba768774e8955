import { findRelatedProducts } from '../../commodities/related.ts'
import type { Place } from '../../reader/places.ts'
import type { NamedProduct, PriceKind, PriceTarget } from '../../reader/question.ts'
import { isUpToNow, type Period } from '../../reader/time/period.ts'
import type { PriceData } from '../price-data.ts'
import { noPriceStatement, pricesInPeriod } from '../prices/window.ts'
import type { CodedStatement } from '../statement.ts'
import { chooseVarieties } from './choose-series.ts'
import type { MonthlySeries } from './price-series.ts'
import { seriesLabel } from './shown-values.ts'

interface Found {
  readonly series: readonly MonthlySeries[]
  /** Statements about missing data. The series are then the nearest substitutes. */
  readonly missing: readonly CodedStatement[]
}

/** Finds the series for all products and places in a question. */
export function findSeries(
  target: Pick<PriceTarget, 'things' | 'places' | 'times'>,
  data: PriceData,
  kind?: PriceKind,
): Found {
  const places: (Place | undefined)[] = target.places.length === 0 ? [undefined] : [...target.places]
  const isOne = target.things.length === 1 && places.length === 1
  const found = target.things.flatMap((thing) =>
    places.map((place) => seriesOfKind({ thing, place, period: target.times[0], isOne }, data, kind)),
  )
  const missing = found.flatMap((one) => one.missing)
  return {
    series: [...new Set(found.flatMap(({ series }) => series))],
    missing: [...new Map(missing.map((said) => [JSON.stringify(said), said])).values()],
  }
}

interface Wanted {
  readonly thing: NamedProduct
  readonly place: Place | undefined
  readonly period: Period | undefined
  /** Only a single product in a single place may be replaced by another series. */
  readonly isOne: boolean
}

function seriesOfKind(wanted: Wanted, data: PriceData, kind: PriceKind | undefined): Found {
  if (kind === undefined) return seriesOf(wanted, data)
  const ofKind = data.series.filter(({ priceType }) => priceType === kind)
  const found = ofKind.length === 0 ? undefined : seriesOf(wanted, { ...data, series: ofKind })
  if (found !== undefined && found.series.length > 0 && found.missing.length === 0) return found
  const any = seriesOf(wanted, data)
  return { ...any, missing: [{ code: 'kind_not_stored', values: { kind } }, ...any.missing] }
}

/**
 * Finds the series, or else the nearest: another market in the country, the farm's country, the
 * world price, or a derived product. Another country is only named, without its price.
 */
function seriesOf({ thing, place, period, isOne }: Wanted, data: PriceData): Found {
  const { commodity, variety } = thing
  const choose = (at: Place | undefined, id = commodity) =>
    chooseVarieties(data.series, { commodity: id, place: at, variety, period }, data.local)
  if (isUnknown(place)) {
    const near = [choose('here'), choose('world')].find((one) => one.length > 0) ?? []
    return {
      series: isOne ? near : [],
      missing: [
        { code: 'unknown_place', values: { place: place.unknown } },
        ...(near.length === 0 ? [notFound(commodity, undefined, data)] : []),
      ],
    }
  }
  const found = choose(place)
  const [first] = found
  const isAbroad =
    first?.country !== undefined &&
    first.near === undefined &&
    place === undefined &&
    data.local.length > 0 &&
    !data.local.includes(first.country)
  const wider = typeof place === 'object' && isOne ? choose({ country: place.country }) : []
  if (first !== undefined && !isAbroad) {
    const isOfMarket = typeof place === 'object' || (place === undefined && first.near !== undefined)
    const others = isOfMarket && isOne && !hasPrices(first, period) ? [...wider, ...choose('world')] : []
    const other = others.find((one) => hasPrices(one, period))
    return other === undefined
      ? { series: found, missing: [] }
      : { series: [other], missing: [noPriceStatement(first)] }
  }
  const ofWorld = isOne && place !== undefined && place !== 'world' ? choose('world') : []
  const isPriced = data.series.some((one) => one.commodity === commodity && one.prices.length > 0)
  const related =
    isOne && !isPriced ? findRelatedProducts(commodity).flatMap((id) => choose('world', id).slice(0, 1)) : []
  const series = [...wider, ...ofWorld, ...related].slice(0, 1)
  return { series, missing: [notFound(commodity, place, data, series.length === 0)] }
}

const isUnknown = (place: Place | undefined): place is { readonly unknown: string } =>
  typeof place === 'object' && 'unknown' in place

const hasPrices = (series: MonthlySeries, period: Period | undefined): boolean =>
  period === undefined || isUpToNow(period) || pricesInPeriod(series, period).length > 0

const MAX_OTHERS = 3

function notFound(
  commodity: string,
  place: Place | undefined,
  data: PriceData,
  namesOthers = true,
): CodedStatement {
  const labels = data.series
    .filter((series) => series.commodity === commodity && series.prices.length > 0)
    .map(seriesLabel)
  const others = [...new Map(labels.map((label) => [`${label.name} ${label.country}`, label])).values()]
  return {
    code: 'not_found',
    values: {
      commodity,
      place: place === 'here' ? 'here' : place === undefined || place === 'world' ? 'any' : 'there',
      others: namesOthers ? others.slice(0, MAX_OTHERS) : [],
    },
  }
}
