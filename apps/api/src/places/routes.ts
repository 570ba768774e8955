import { api } from '@smart-farming/contracts/api'
import type { Place } from '@smart-farming/contracts/places'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { untilDone } from '../db/until-done.ts'
import type { Deps } from '../deps.ts'
import { bind, type UserReader } from '../http/bind.ts'
import { homeCountry } from '../http/home-country.ts'
import type { SignedIn } from '../http/session-reader.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import type { Geocoder } from './geocoder.ts'
import { loadGazetteer } from './load-gazetteer.ts'
import { OpenMeteoGeocoder } from './open-meteo-geocoder.ts'
import { OpenWeatherGeocoder } from './open-weather-geocoder.ts'
import { ownFirst } from './own-first.ts'
import { PlaceSearch } from './place-search.ts'

/** The farm's own place, where a farmer means it by a text. */
type OwnPlace = (
  farmer: SignedIn & { homeCountry: string | undefined },
  text: string,
) => Promise<Place | undefined>

/** The place search's endpoint, and the search behind it. The gazetteer is loaded behind the first listening, so that no start waits for it. */
export function registerPlaces(
  app: FastifyInstance,
  { config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  readUser: UserReader,
  ownPlace: OwnPlace,
): PlaceSearch {
  const { log } = app
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
  app.addHook('onListen', async () => {
    const startedAt = performance.now()
    loading = untilDone(() => loadGazetteer(database), database.bulkOver)
      .then((names) => {
        if (names === undefined) return
        log.info({ names, ms: Math.round(performance.now() - startedAt) }, 'gazetteer loaded')
      })
      .catch((error: unknown) => log.error({ err: error }, 'the gazetteer could not be loaded'))
  })
  app.addHook('onClose', async () => {
    await loading
    await search.close()
  })
  bind(
    app,
    'places',
    api.places,
    {
      async search({ query: { q }, user, request }) {
        const country = homeCountry(request.headers['accept-language'])
        const finding = search.search(q, country)
        finding.catch(() => {})
        const own = await ownPlace({ ...user, homeCountry: country }, q).catch(() => undefined)
        return own === undefined ? finding : ownFirst(own, await finding.catch(() => []))
      },
    },
    readUser,
  )
  return search
}

/** The geocoding service that belongs to a weather provider, where it has one. */
function makeGeocoder(id: Config['weather']['providers'][number], { weather }: Config): Geocoder | undefined {
  if (id === 'open-meteo') return new OpenMeteoGeocoder({ baseUrl: weather.openMeteo.geocodingBaseUrl })
  if (id === 'openweather' && weather.openWeather.key !== undefined) {
    return new OpenWeatherGeocoder({ baseUrl: weather.openWeather.baseUrl, key: weather.openWeather.key })
  }
  return undefined
}
