import type { ExchangeRate, PriceSeries } from '@smart-farming/contracts/prices'
import { commodityById } from '@smart-farming/market-core/commodities/catalogue'
import type { PriceSourceId } from '../imports/price-item.ts'
import { sourceList } from '../sources/source-list.ts'
import type { FixedParity } from './fixed-parities.ts'
import type { StoredSeries } from './price-store.ts'

/** Converts a series to wire format, with its source. */
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

/** Converts a source to wire format, with its required attribution. */
export function toPriceSource(id: PriceSourceId): PriceSeries['source'] {
  const { read: _, ...named } = sourceList[id]
  return { id, ...named }
}

/** Some files give national averages a market called "National Average". */
function scopeOf({ country, market, lat }: StoredSeries): PriceSeries['scope'] {
  if (country === null) return 'world'
  return market === null || (lat === null && /\b(national|average)\b/i.test(market)) ? 'national' : 'market'
}

const scopes = ['market', 'national', 'world'] as const

/** Sorts series by commodity as requested, then nearest first, then the default first. */
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

/** Converts a parity to a rate whose source is the law. */
export function toParityRate({ law, url, ...rate }: FixedParity): ExchangeRate {
  const source = { id: 'law', name: law, url, attribution: law, licence: '', licenceUrl: url }
  return { ...rate, source }
}
