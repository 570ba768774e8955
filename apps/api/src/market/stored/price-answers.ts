import type { ExchangeRate, PriceSeries } from '@smart-farming/contracts/prices'
import { commodityById } from '@smart-farming/market-core/commodities/catalogue'
import type { PriceSourceId } from '../imports/price-item.ts'
import { sourceList } from '../sources/source-list.ts'
import type { FixedParity } from './fixed-parities.ts'
import type { StoredSeries } from './price-store.ts'

/** A series in wire format, with its source. */
export function toPriceSeries(series: StoredSeries): PriceSeries {
  const { source, updatedOn, bundled, distanceKm, doubt, lat: _lat, lon: _lon, ...facts } = series
  return {
    ...facts,
    scope: scopeOf(series),
    ...(doubt && { doubted: true }),
    ...(distanceKm !== null && { distanceKm: Math.round(distanceKm) }),
    source: {
      ...toPriceSource(source),
      ...(updatedOn !== null && { updatedOn }),
      ...(bundled && { bundled }),
    },
  }
}

/** A source with its required attribution. */
export function toPriceSource(id: PriceSourceId): PriceSeries['source'] {
  const { read: _, ...named } = sourceList[id]
  return { id, ...named }
}

/** National averages have a "market" in some files, called "National Average". */
function scopeOf({ country, market, lat }: StoredSeries): PriceSeries['scope'] {
  if (country === null) return 'world'
  return market === null || (lat === null && /\b(national|average)\b/i.test(market)) ? 'national' : 'market'
}

const scopes = ['market', 'national', 'world'] as const

/**
 * Display order for a farmer: by commodity as requested, near before far; among several world prices the default one
 * comes first.
 */
export function sortForDisplay(
  series: readonly PriceSeries[],
  commodities: readonly string[],
): PriceSeries[] {
  const rank = ({ commodity, name, scope, distanceKm }: PriceSeries) => [
    commodities.indexOf(commodity ?? ''),
    scopes.indexOf(scope),
    distanceKm ?? 1e5,
    scope === 'world' ? (commodityById(commodity ?? '')?.pinkSheet?.indexOf(name) ?? -1) : 0,
  ]
  return [...series].sort((a, b) => {
    const [ours, theirs] = [rank(a), rank(b)]
    const differs = ours.findIndex((value, index) => value !== theirs[index])
    return differs < 0 ? a.id - b.id : (ours[differs] ?? 0) - (theirs[differs] ?? 0)
  })
}

/** A parity, with the law that fixes it as its source. */
export function toParityRate({ law, url, ...rate }: FixedParity): ExchangeRate {
  const source = { id: 'law', name: law, url, attribution: law, licence: '', licenceUrl: url }
  return { ...rate, source }
}
