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
   * The country (ISO 3166-1 alpha-2) of the nearest known place. Undefined in uninhabited areas,
   * and if the lookup takes too long. Never rejects.
   */
  readonly countryAt: (at: Coordinates) => Promise<string | undefined>
  /** A problem with the built-in places, if any, for the health check. */
  readonly trouble: () => string | undefined
  readonly close: () => Promise<void>
}

/**
 * Creates the place search. The gazetteer is loaded when the app first listens, so that startup
 * does not wait for it.
 */
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
    // After a failure, the retries have long pauses, so searches do not wait.
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
      () => {}, // A shutdown interrupted the loading, which the next start repeats.
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

/** In the order of the weather providers. */
function geocodersOf({ weather: { providers, settings } }: Config): Geocoder[] {
  return providers
    .flatMap((id) => geocoderList.filter((each) => each.id === id))
    .flatMap(({ make }) => make(settings) ?? [])
}
