import type { Place } from '@smart-farming/contracts/places'
import { LruCache } from '../upstream/lru-cache.ts'
import { gridKey, gridPoint, type Point } from './grid.ts'
import type { JudgedForecast } from './outlook/outlook.ts'

export type FarmSpot = Pick<Place, 'lat' | 'lon' | 'elevation'>

interface Parts {
  /** An account's places. Never rejects; empty if the places are unavailable. */
  readonly storedSpots: () => Promise<readonly FarmSpot[]>
  /** Stores the elevation, in metres, of a place that has no elevation. Never rejects. */
  readonly keep: (spot: FarmSpot, elevationM: number) => Promise<void>
}

/**
 * Maximum number of farm-and-cell pairs to remember as stored. Forgetting a pair costs a read of
 * the farm's places.
 */
const REMEMBERED = 10_000

/**
 * Elevations of farms. Some providers send the elevation with a forecast, and it is stored with the
 * place. For other providers, the stored elevation is used.
 */
export class Elevations {
  readonly #known = new LruCache<true>(REMEMBERED)
  readonly #writing = new Set<Promise<unknown>>()
  /**
   * Makes the same forecast at the same elevation the same object, because cached judgements are
   * keyed by object.
   */
  readonly #raised = new WeakMap<object, Map<number, unknown>>()

  /** The forecast, with an elevation if the provider or the farm's place at that point has one. */
  async of<F extends JudgedForecast>(forecast: F, at: Point, farmerId: number, parts: Parts): Promise<F> {
    const here = gridKey(gridPoint(at))
    const isHere = (spot: FarmSpot) => gridKey(gridPoint(spot)) === here
    const { elevationM, source } = forecast
    if (elevationM === undefined) {
      const spot = (await parts.storedSpots()).find((each) => isHere(each) && each.elevation !== undefined)
      return spot?.elevation === undefined ? forecast : this.#raise(forecast, spot.elevation)
    }
    const key = `${farmerId} ${here}`
    if (source.sample || this.#known.get(key)) return forecast
    const writing = this.#keep(parts, isHere, elevationM)
      .then((isKnown) => isKnown && this.#known.set(key, true))
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
    return forecast
  }

  /** Resolves when no write is running. Must be awaited before the database closes. */
  async settled(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing)
  }

  /** @returns true if the farm has places there and all of them already had an elevation */
  async #keep(
    { storedSpots, keep }: Parts,
    isHere: (spot: FarmSpot) => boolean,
    elevationM: number,
  ): Promise<boolean> {
    const here = (await storedSpots()).filter(isHere)
    const without = here.filter(({ elevation }) => elevation === undefined)
    for (const spot of without) await keep(spot, elevationM)
    return here.length > 0 && without.length === 0
  }

  #raise<F extends JudgedForecast>(forecast: F, elevationM: number): F {
    const heights = (this.#raised.get(forecast) as Map<number, F> | undefined) ?? new Map<number, F>()
    this.#raised.set(forecast, heights)
    const raised = heights.get(elevationM) ?? { ...forecast, elevationM }
    heights.set(elevationM, raised)
    return raised
  }
}
