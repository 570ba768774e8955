import type { Place, places } from '@smart-farming/contracts/places'
import type { Config } from '../config.ts'
import { untilDone } from '../db/line/until-done.ts'
import type { Deps } from '../deps.ts'
import type { Feature, Lent } from '../http/answers/feature.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { loadGazetteer } from './gazetteer/load-gazetteer.ts'
import type { Geocoder } from './geocoders/geocoder.ts'
import { OpenMeteoGeocoder } from './geocoders/open-meteo-geocoder.ts'
import { OpenWeatherGeocoder } from './geocoders/open-weather-geocoder.ts'
import { homeCountry } from './search/home-country.ts'
import { PlaceSearch } from './search/place-search.ts'

interface PlacesFeature extends Feature<typeof places> {
  /** Places by name, best first. */
  readonly find: (text: string) => Promise<readonly Place[]>
}

/** The place search. Its gazetteer is loaded behind the first listening, so that no start waits for it. */
export function createPlaces({
  config,
  database,
  now,
  log,
  whenListening,
}: Pick<Deps, 'config' | 'database' | 'now'> & Lent): PlacesFeature {
  let loading: Promise<void> | undefined
  const search = new PlaceSearch({
    database,
    now,
    loading: () => loading,
    geocoders: config.weather.providers.flatMap((id) => makeGeocoder(id, config) ?? []),
    onFailure(error) {
      if (error instanceof UpstreamFailure) {
        log.warn({ upstream: error.upstream, kind: error.kind, reason: error.message }, 'geocoder failed')
      } else log.warn({ err: error }, 'the gazetteer is out of reach')
    },
  })
  whenListening(() => {
    const startedAt = performance.now()
    loading = untilDone(() => loadGazetteer(database), database.bulkOver)
      .then((names) => {
        if (names === undefined) return
        log.info({ names, ms: Math.round(performance.now() - startedAt) }, 'gazetteer loaded')
      })
      .catch((error: unknown) => log.error({ err: error }, 'the gazetteer could not be loaded'))
  })
  return {
    handlers: {
      search: ({ query, request }) => search.search(query.q, homeCountry(request.headers['accept-language'])),
    },
    find: (text) => search.search(text),
    async close() {
      await loading
      await search.close()
    },
  }
}

/** The geocoding service that belongs to a weather provider, where it has one. */
function makeGeocoder(id: Config['weather']['providers'][number], { weather }: Config): Geocoder | undefined {
  if (id === 'open-meteo') return new OpenMeteoGeocoder({ baseUrl: weather.openMeteo.geocodingBaseUrl })
  if (id === 'openweather' && weather.openWeather.key !== undefined) {
    return new OpenWeatherGeocoder({ baseUrl: weather.openWeather.baseUrl, key: weather.openWeather.key })
  }
  return undefined
}
