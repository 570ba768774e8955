import type { Farm, farmEndpoints } from '@smart-farming/contracts/farm'
import type { farmPlaces } from '@smart-farming/contracts/farm/farm-places'
import type { FastifyRequest } from 'fastify'
import { retryWhileUnavailable } from '../db/connection/retry-while-unavailable.ts'
import type { Deps } from '../deps.ts'
import type { Feature, FeatureContext } from '../http/routing/feature.ts'
import { homeCountry } from '../http/server/home-country.ts'
import type { SignedInUser } from '../http/session/session-reader.ts'
import { addPlace, choosePlace, moveFarm, removePlace, renamePlace } from './farm-changes.ts'
import { type FarmLocation, type FarmOwner, FarmPlaces, type LocationMatches } from './farm-places.ts'
import { changeFarm, type FarmChange, toPlace } from './farm-store.ts'
import { correctZones } from './zones-store.ts'

interface Asked {
  user: SignedInUser
  request: FastifyRequest
}

interface FarmFeature extends Feature<typeof farmEndpoints> {
  readonly places: FarmPlaces
}

/**
 * The farm's location.
 * @param find searches for a name; the country distinguishes places of the same name
 * @param onSettled called with the country (ISO 3166-1 alpha-2) of each farm whose place is found
 * or chosen
 */
export function createFarm({
  database,
  log,
  onListen,
  find,
  onSettled,
}: Pick<Deps, 'database'> &
  FeatureContext & {
    find: (
      text: string,
      homeCountry: string | undefined,
      searcher: { readonly id: number; readonly isOwn: boolean },
    ) => Promise<LocationMatches>
    onSettled: (country: string) => void
  }): FarmFeature {
  const places = new FarmPlaces({
    database,
    find,
    onSettled,
    onTrouble: (error) => log.warn({ err: error }, 'the places of farms are not available'),
  })
  const over = new AbortController()
  let correcting: Promise<void> | undefined
  onListen(() => {
    correcting = retryWhileUnavailable(
      () => correctZones(database, over.signal),
      AbortSignal.any([over.signal, database.bulkOver]),
    )
      .then((places) => {
        if (places > 0) log.info({ places }, 'time zones of farms corrected')
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the time zones of farms could not be checked'))
  })
  return {
    handlers: { get: async (asked) => farmAnswer(await places.of(farmerOf(asked))) },
    places,
    async close() {
      over.abort()
      await Promise.all([correcting, places.close()])
    },
  }
}

/** Changes to the farm's places, including the current one. */
export function createFarmPlaces({
  database,
  sessions,
  places,
}: Pick<Deps, 'database' | 'sessions'> & { places: FarmPlaces }): Feature<typeof farmPlaces> {
  const change = async ({ user, request }: Asked, what: (change: FarmChange) => Promise<void>) => {
    const farm = await changeFarm(database, user.id, what)
    places.settled(farm)
    // This browser's next request must see the new location.
    sessions.reader.renew(request.headers.cookie, { ...user, location: farm.location })
    return farmAnswer({ farm, here: undefined, candidates: [] })
  }
  return {
    handlers: {
      move: (asked) => change(asked, moveFarm(asked.body)),
      async add(asked) {
        const { current = false, ...place } = asked.body
        // When the farmer adds "another" place, the assumed place becomes the first.
        await places.confirm(farmerOf(asked))
        return change(asked, addPlace(place, current))
      },
      rename: (asked) => change(asked, renamePlace(asked.body.id, asked.body.name)),
      choose: (asked) => change(asked, choosePlace(asked.body.id)),
      remove: (asked) => change(asked, removePlace(asked.query.id)),
    },
  }
}

const farmerOf = ({ user, request }: Asked): FarmOwner => ({
  ...user,
  homeCountry: homeCountry(request.headers['accept-language']),
})

function farmAnswer({ farm, here, candidates }: FarmLocation): Farm {
  const places = (farm?.places ?? []).map((place) => ({ ...toPlace(place), id: place.id, zone: place.zone }))
  const current = farm?.currentId ?? undefined
  return {
    places,
    ...(current !== undefined && { current }),
    ...(current === undefined && here !== undefined && { assumed: here }),
    candidates: [...candidates],
  }
}
