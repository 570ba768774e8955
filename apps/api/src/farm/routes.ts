import type { Farm, farmEndpoints } from '@smart-farming/contracts/farm'
import type { farmPlaces } from '@smart-farming/contracts/farm-places'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/bind.ts'
import { homeCountry } from '../http/home-country.ts'
import type { SessionReader, SignedIn } from '../http/session-reader.ts'
import { add, choose, move, remove, rename } from './farm-changes.ts'
import type { Farmer, FarmPlaces, Whereabouts } from './farm-places.ts'
import { changeFarm, type FarmChange, placeOf } from './farm-store.ts'

interface Needs {
  database: Database
  farms: FarmPlaces
  sessions: { readonly reader: SessionReader }
}

interface Asked {
  user: SignedIn
  request: FastifyRequest
}

/** Where the farm is. */
export function farmRoutes({ farms }: Pick<Needs, 'farms'>): Handlers<typeof farmEndpoints> {
  return {
    get: async (asked) => farmAnswer(await farms.of(farmerOf(asked))),
  }
}

/** Change Location, and the farm's places. */
export function farmPlacesRoutes({ database, farms, sessions }: Needs): Handlers<typeof farmPlaces> {
  const change = async ({ user, request }: Asked, what: (change: FarmChange) => Promise<void>) => {
    const farm = await changeFarm(database, user.id, what)
    // The next request of this browser finds the location that it has just chosen.
    sessions.reader.renew(request.headers.cookie, { ...user, location: farm.location })
    return farmAnswer({ farm, here: undefined, candidates: [] })
  }
  return {
    move: ({ body, ...asked }) => change(asked, move(body)),
    async add({ body: { current = false, ...place }, ...asked }) {
      // "Another" place: the one that was shown is the first.
      await farms.confirm(farmerOf(asked))
      return change(asked, add(place, current))
    },
    rename: ({ body: { id, name }, ...asked }) => change(asked, rename(id, name)),
    choose: ({ body: { id }, ...asked }) => change(asked, choose(id)),
    remove: ({ query: { id }, ...asked }) => change(asked, remove(id)),
  }
}

const farmerOf = ({ user, request }: Asked): Farmer => ({
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
