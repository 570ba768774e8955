import type { Place } from '@smart-farming/contracts/places'
import type { placesEndpoints } from '@smart-farming/contracts/places/places-endpoints'
import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Config } from '../config.ts'
import { keepTrying } from '../db/line/keep-trying.ts'
import type { Deps } from '../deps.ts'
import type { Feature, Lent } from '../http/answers/feature.ts'
import { homeCountry } from '../http/frame/home-country.ts'
import type { SignedIn } from '../http/session/session-reader.ts'
import { within } from '../timing/within.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { findNearest } from './gazetteer/gazetteer-store.ts'
import { loadGazetteer } from './gazetteer/load-gazetteer.ts'
import type { Geocoder } from './geocoders/geocoder.ts'
import { geocoderList } from './geocoders/geocoder-list.ts'
import { ownFirst } from './search/own-first.ts'
import { PlaceSearch, type SearchedPlaces, type Searcher } from './search/place-search.ts'
import { suggestPlaces } from './search/place-suggestions.ts'

/** Longest wait of a forecast for the country of its place, in ms. */
const COUNTRY_MS = 300

interface Parts extends Pick<Deps, 'config' | 'database' | 'now' | 'deadlines' | 'words'>, Lent {
  /** The farm's own place, where a farmer means it by a text. */
  readonly ownPlace: (
    farmer: SignedIn & { homeCountry: string | undefined },
    text: string,
  ) => Promise<Place | undefined>
  /** The farm's location; undefined while it is unknown. */
  readonly farmPlace: (farmer: SignedIn & { homeCountry: string | undefined }) => Promise<Place | undefined>
  /** Whether a geocoder, by its weather provider's id, may be asked once more today; counts the call. */
  readonly mayAsk: (geocoder: string, searcher: Searcher) => Promise<boolean>
}

interface PlacesFeature extends Feature<typeof placesEndpoints> {
  /**
   * The country of the nearest known place, ISO 3166-1 alpha-2; undefined in uninhabited areas, and where the lookup
   * takes too long. Never rejects.
   */
  readonly countryAt: (at: Coordinates) => Promise<string | undefined>
  /** Places for a text; the home country tells places of the same name apart. @throws as {@link PlaceSearch.find} */
  readonly find: (
    text: string,
    homeCountry: string | undefined,
    searcher: Searcher,
  ) => Promise<SearchedPlaces>
  /** The problem with the built-in places, for the readiness. */
  readonly trouble: () => string | undefined
}

/** The place search. Its gazetteer is loaded when the app first listens, so that no start waits for it. */
export function createPlaces({ ownPlace, farmPlace, mayAsk, ...parts }: Parts): PlacesFeature {
  const { config, database, now, deadlines, words, log, whenListening } = parts
  let loading: Promise<void> | undefined
  let isFailing = false
  const search = new PlaceSearch({
    database,
    now,
    // Not worth waiting for during retries with long pauses.
    loading: () => (isFailing ? undefined : loading),
    geocoders: geocodersOf(config),
    mayAsk,
    geocoderMs: deadlines.geocoderMs,
    onFailure(error) {
      if (error instanceof UpstreamFailure) {
        log.warn({ upstream: error.upstream, kind: error.kind, reason: error.message }, 'geocoder failed')
      } else log.warn({ err: error }, 'the gazetteer is out of reach')
    },
  })
  whenListening(() => {
    const startedAt = performance.now()
    loading = keepTrying(() => loadGazetteer(database), {
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
      () => {}, // A stop broke it off, and the next start begins it again.
    )
  })
  return {
    handlers: {
      async search({ query: { q }, user, request }) {
        const country = homeCountry(request.headers['accept-language'])
        const farmer = { ...user, homeCountry: country }
        const farm = () => farmPlace(farmer).catch(() => undefined)
        const finding = search.search(q, country, { id: user.id, isOwn: false, farm })
        finding.catch(() => {})
        const own = await ownPlace(farmer, q).catch(() => undefined)
        return own === undefined ? finding : ownFirst(own, await finding.catch(() => []))
      },
      suggest: ({ query: { q }, request }) =>
        suggestPlaces(database, q, homeCountry(request.headers['accept-language']), deadlines.suggestMs),
    },
    countryAt: (at) =>
      within(
        COUNTRY_MS,
        findNearest(database, at).then(
          (nearest) => nearest?.country,
          () => undefined,
        ),
        () => undefined,
      ),
    find: (text, country, searcher) => search.find(text, country, searcher),
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
