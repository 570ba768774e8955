import type { Farm, farmEndpoints } from '@smart-farming/contracts/farm'
import type { farmPlaces } from '@smart-farming/contracts/farm/farm-places'
import type { FastifyRequest } from 'fastify'
import { untilDone } from '../db/line/until-done.ts'
import type { Deps } from '../deps.ts'
import type { Feature, Lent } from '../http/answers/feature.ts'
import { homeCountry } from '../http/frame/home-country.ts'
import type { SignedIn } from '../http/session/session-reader.ts'
import { add, choose, move, remove, rename } from './farm-changes.ts'
import { type FarmOwner, FarmPlaces, type FoundPlaces, type Whereabouts } from './farm-places.ts'
import { changeFarm, type FarmChange, placeOf } from './farm-store.ts'
import { correctZones } from './zones-store.ts'

interface Asked {
  user: SignedIn
  request: FastifyRequest
}

interface FarmFeature extends Feature<typeof farmEndpoints> {
  /** Farm locations, for all features that depend on them. */
  readonly places: FarmPlaces
}

/**
 * The farm's location.
 * @param find searches for a name; the country tells places of the same name apart
 * @param onSettled called with the country (ISO 3166-1 alpha-2) of every farm whose place is found or chosen
 */
export function createFarm({
  database,
  log,
  whenListening,
  find,
  onSettled,
}: Pick<Deps, 'database'> &
  Lent & {
    find: (
      text: string,
      homeCountry: string | undefined,
      searcher: { readonly id: number; readonly isOwn: boolean },
    ) => Promise<FoundPlaces>
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
  whenListening(() => {
    correcting = untilDone(
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

/** Change Location, and the farm's places. */
export function createFarmPlaces({
  database,
  sessions,
  places,
}: Pick<Deps, 'database' | 'sessions'> & { places: FarmPlaces }): Feature<typeof farmPlaces> {
  const change = async ({ user, request }: Asked, what: (change: FarmChange) => Promise<void>) => {
    const farm = await changeFarm(database, user.id, what)
    places.settled(farm)
    // This browser's next request sees the location that it has just chosen.
    sessions.reader.renew(request.headers.cookie, { ...user, location: farm.location })
    return farmAnswer({ farm, here: undefined, candidates: [] })
  }
  return {
    handlers: {
      move: (asked) => change(asked, move(asked.body)),
      async add(asked) {
        const { current = false, ...place } = asked.body
        // "Another" place: the one shown so far becomes the first.
        await places.confirm(farmerOf(asked))
        return change(asked, add(place, current))
      },
      rename: (asked) => change(asked, rename(asked.body.id, asked.body.name)),
      choose: (asked) => change(asked, choose(asked.body.id)),
      remove: (asked) => change(asked, remove(asked.query.id)),
    },
  }
}

const farmerOf = ({ user, request }: Asked): FarmOwner => ({
  ...user,
  homeCountry: homeCountry(request.headers['accept-language']),
})

function farmAnswer({ farm, here, candidates }: Whereabouts): Farm {
  const places = (farm?.places ?? []).map((place) => ({ ...placeOf(place), id: place.id, zone: place.zone }))
  const current = farm?.currentId ?? undefined
  return {
    places,
    ...(current !== undefined && { current }),
    ...(current === undefined && here !== undefined && { assumed: here }),
    candidates: [...candidates],
  }
}
