import type { FarmPoint } from '@smart-farming/market-core/farm/farm-view'
import type { PriceStore, StoredSeries } from './price-store.ts'

/** A market farther than a day's transport is of no use to a farmer. */
const WITHIN_KM = 300
/** Number of markets in an answer; a board has {@link BOARD_MARKET_COUNT}. */
const ANSWER_MARKET_COUNT = 3
/** Number of markets on a board: as many bars as can be read at a glance. */
export const BOARD_MARKET_COUNT = 5
/** WFP's data lag by two to three months; an older series has stopped. */
const FRESH_MS = 400 * 86_400_000

/**
 * Candidates for a crop's price at a farm, from nearby markets, the country and the world.
 * @param markets maximum number per crop, nearest first
 */
export async function seriesNearFarm(
  store: PriceStore,
  commodities: readonly string[],
  { lat, lon, country }: FarmPoint,
  now: Date,
  markets: number = ANSWER_MARKET_COUNT,
): Promise<StoredSeries[]> {
  const freshSince = new Date(now.getTime() - FRESH_MS).toISOString().slice(0, 10)
  const found = await Promise.all([
    lat === undefined || lon === undefined
      ? []
      : store.nearest({ lat, lon, commodities, freshSince, withinKm: WITHIN_KM, markets }),
    // Markets with a known position are chosen based on distance, others on country. Without the
    // farm's position, all are chosen based on country.
    country === undefined
      ? []
      : store.find({ commodities, country, placed: lat === undefined ? undefined : false }),
    store.find({ commodities, country: 'world' }),
  ])
  return found.flat()
}
