import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Config } from '../config.ts'
import { retryWithBackoff } from '../db/connection/retry-with-backoff.ts'
import type { Deps } from '../deps.ts'
import type { FeatureContext } from '../http/routing/feature.ts'
import { withTimeout } from '../timing/with-timeout.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { findNearest } from './gazetteer/gazetteer-store.ts'
import { loadGazetteer } from './gazetteer/load-gazetteer.ts'
import type { Geocoder } from './geocoders/geocoder.ts'
import { geocoderList } from './geocoders/geocoder-list.ts'
import { PlaceSearch } from './search/place-search.ts'

/** Maximum time that a forecast waits for the country of its place, in ms. */
const COUNTRY_MS = 300

interface Parts extends Pick<Deps, 'config' | 'database' | 'now' | 'deadlines' | 'words'>, FeatureContext {
  /** Daily call budgets of the weather providers, which also cover their geocoders. */
  readonly budgets: {
    readonly take: (
      provider: string,
      asker: { readonly id: number; readonly isOwn: () => Promise<boolean> },
    ) => Promise<boolean>
  }
}

export interface PlaceFinder {
  readonly search: PlaceSearch['search']
  readonly find: PlaceSearch['find']
  /**
   * The country of the nearest known place, ISO 3166-1 alpha-2; undefined in uninhabited areas, or if the lookup takes
   * too long. Never rejects.
   */
  readonly countryAt: (at: Coordinates) => Promise<string | undefined>
  /** A problem with the built-in places, if any, for the health check. */
  readonly trouble: () => string | undefined
  /** Resolves when nothing is running any more. */
  readonly close: () => Promise<void>
}

/** Finds places. The gazetteer is loaded when the app first listens, so that the start-up does not wait for it. */
export function createPlaceFinder({
  config,
  database,
  now,
  deadlines,
  words,
  log,
  onListen,
  budgets,
}: Parts): PlaceFinder {
  let loading: Promise<void> | undefined
  let isFailing = false
  const search = new PlaceSearch({
    database,
    now,
    // Retries with long pauses are not worth waiting for.
    loading: () => (isFailing ? undefined : loading),
    geocoders: geocodersOf(config),
    mayAsk: (geocoder, { id, isOwn }) => budgets.take(geocoder, { id, isOwn: async () => isOwn }),
    geocoderMs: deadlines.geocoderMs,
    onFailure(error) {
      if (error instanceof UpstreamFailure) {
        log.warn({ upstream: error.upstream, kind: error.kind, reason: error.message }, 'geocoder failed')
      } else log.warn({ err: error }, 'the gazetteer is not available')
    },
  })
  onListen(() => {
    const startedAt = performance.now()
    loading = retryWithBackoff(() => loadGazetteer(database), {
      over: database.bulkOver,
      firstPauseMs: deadlines.loadAgainMs,
      onFailure(error) {
        isFailing = true
        log.error({ err: error }, 'the gazetteer could not be loaded; trying again')
      },
    }).then(
      (names) => {
        isFailing = false
        if (names !== undefined)
          log.info({ names, ms: Math.round(performance.now() - startedAt) }, 'gazetteer loaded')
      },
      () => {}, // The shutdown interrupted the loading; the next start begins it again.
    )
  })
  return {
    search: (...of) => search.search(...of),
    find: (...of) => search.find(...of),
    countryAt: (at) =>
      withTimeout(
        COUNTRY_MS,
        findNearest(database, at).then(
          (nearest) => nearest?.country,
          () => undefined,
        ),
        () => undefined,
      ),
    trouble: () => (isFailing ? words.health.placesMissing : undefined),
    async close() {
      await loading
      await search.close()
    },
  }
}

/** The geocoding services of the configured weather providers, in their order. */
function geocodersOf({ weather: { providers, settings } }: Config): Geocoder[] {
  return providers
    .flatMap((id) => geocoderList.filter((each) => each.id === id))
    .flatMap(({ make }) => make(settings) ?? [])
}
