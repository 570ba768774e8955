import { api } from '@smart-farming/contracts/api'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { untilDone } from '../db/line/until-done.ts'
import type { Deps } from '../deps.ts'
import { bind, type UserReader } from '../http/answers/bind.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { loadGazetteer } from './gazetteer/load-gazetteer.ts'
import type { Geocoder } from './geocoders/geocoder.ts'
import { geocoderList } from './geocoders/geocoder-list.ts'
import { homeCountry } from './search/home-country.ts'
import { PlaceSearch } from './search/place-search.ts'

/** The place search's endpoint, and the search behind it. The gazetteer is loaded behind the first listening, so that no start waits for it. */
export function registerPlaces(
  app: FastifyInstance,
  { config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  readUser: UserReader,
): PlaceSearch {
  const { log } = app
  let loading: Promise<void> | undefined
  const search = new PlaceSearch({
    database,
    now,
    loading: () => loading,
    geocoders: geocodersOf(config),
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
      search: ({ query, request }) => search.search(query.q, homeCountry(request.headers['accept-language'])),
    },
    readUser,
  )
  return search
}

/** The geocoding services of the weather providers that the settings name, in their order. */
function geocodersOf({ weather: { providers, settings } }: Config): Geocoder[] {
  return providers
    .flatMap((id) => geocoderList.filter((each) => each.id === id))
    .flatMap(({ make }) => make(settings) ?? [])
}
