import type { MonthlySeries } from '@smart-farming/market-core/answering/series/price-series'
import type { KnownPlaces } from '@smart-farming/market-core/reader/places'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import type { Database } from '../../db/database.ts'
import { LruCache } from '../../upstream/lru-cache.ts'
import { lastImportId } from '../imports/import-log-store.ts'
import { findPricePlaces } from './price-places-store.ts'

/** Maximum age of cached data without an import: somebody may have edited the store. */
const BELIEVED_MS = 600_000
/** Limits for series, and for entries by commodity and country. */
const MAX_KEPT = { series: 20_000, entries: 500 }
/** Limit for the months of all series together. */
const MAX_MONTHS = 100_000
const MAX_HISTORIES = 1_000

interface Believed {
  readonly version: number
  readonly until: number
  places: Promise<KnownPlaces> | undefined
  readonly series: LruCache<readonly MonthlySeries[]>
  readonly histories: LruCache<readonly MonthlyPrice[]>
}

/**
 * Cache of the stored series and places, read once per import instead of once per question, because
 * reading takes many times as long as answering. The next question notices an import by any
 * instance.
 */
export class SeriesCache {
  readonly #database: Database
  #believed: Believed | undefined
  /** A pending check for the last import, shared by simultaneous questions. */
  #looking: Promise<number> | undefined

  constructor(database: Database) {
    this.#database = database
  }

  /** Countries, markets and names that a question may mention. */
  async places(): Promise<KnownPlaces> {
    const believed = await this.#current()
    believed.places ??= findPricePlaces(this.#database).catch((error: unknown) => {
      // Do not cache a failed read.
      believed.places = undefined
      throw error
    })
    return believed.places
  }

  /** Returns the cached series; calls `read` if none are cached since the last import. */
  async series(
    key: string,
    read: () => Promise<readonly MonthlySeries[]>,
  ): Promise<readonly MonthlySeries[]> {
    const { series } = await this.#current()
    const kept = series.get(key)
    if (kept !== undefined) return kept
    const found = await read()
    series.set(key, found)
    return found
  }

  /** Like {@link series}, for the months of a series. */
  async history(id: string, read: () => Promise<readonly MonthlyPrice[]>): Promise<readonly MonthlyPrice[]> {
    const { histories } = await this.#current()
    const kept = histories.get(id)
    if (kept !== undefined) return kept
    const found = await read()
    histories.set(id, found)
    return found
  }

  #lastImport(): Promise<number> {
    this.#looking ??= lastImportId(this.#database).finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #current(): Promise<Believed> {
    const version = await this.#lastImport()
    const now = performance.now()
    if (this.#believed === undefined || this.#believed.version !== version || this.#believed.until < now)
      this.#believed = {
        version,
        until: now + BELIEVED_MS,
        places: undefined,
        series: new LruCache(MAX_KEPT.entries, { most: MAX_KEPT.series, of: (found) => found.length }),
        histories: new LruCache(MAX_HISTORIES, {
          most: MAX_MONTHS,
          of: (found) => found.length,
        }),
      }
    return this.#believed
  }
}
