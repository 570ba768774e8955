import type { FarmPoint } from '@smart-farming/market-core/farm/farm-view'
import type { PriceStore, StoredSeries } from './price-store.ts'

/** A market farther than a day's haul is of no use to a farmer. */
const WITHIN_KM = 300
/** What an answer names; a board compares {@link BOARD_MARKETS}. */
const ANSWER_MARKETS = 3
/** Bars that are read at a glance. */
export const BOARD_MARKETS = 5
/** WFP's data lag by two to three months; what is older than this has stopped. */
const FRESH_MS = 400 * 86_400_000

/**
 * The series among which is the one that speaks for a crop at a farm: of near markets, of the country, of the world.
 *
 * @param markets how many a crop, the nearest
 */
export async function seriesNearFarm(
  store: PriceStore,
  commodities: readonly string[],
  { lat, lon, country }: FarmPoint,
  now: Date,
  markets: number = ANSWER_MARKETS,
): Promise<StoredSeries[]> {
  const freshSince = new Date(now.getTime() - FRESH_MS).toISOString().slice(0, 10)
  const found = await Promise.all([
    lat === undefined || lon === undefined
      ? []
      : store.nearest({ lat, lon, commodities, freshSince, withinKm: WITHIN_KM, markets }),
    // Of a market whose place is known the distance decides, or, where nobody said where the farm is, the country.
    country === undefined
      ? []
      : store.find({ commodities, country, placed: lat === undefined ? undefined : false }),
    store.find({ commodities, country: 'world' }),
  ])
  return found.flat()
}
