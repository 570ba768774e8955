import type { Place } from '@smart-farming/contracts/places'
import type { placesEndpoints } from '@smart-farming/contracts/places/places-endpoints'
import type { Deps } from '../deps.ts'
import type { Feature } from '../http/routing/feature.ts'
import { homeCountry } from '../http/server/home-country.ts'
import type { SignedInUser } from '../http/session/session-reader.ts'
import type { PlaceFinder } from './place-finder.ts'
import { putOwnPlaceFirst } from './search/own-first.ts'
import { suggestPlaces } from './search/place-suggestions.ts'

type Farmer = SignedInUser & { homeCountry: string | undefined }

interface Parts extends Pick<Deps, 'database' | 'deadlines'> {
  readonly finder: PlaceFinder
  readonly farms: {
    /** The farm's own place, if the text names it. */
    readonly named: (farmer: Farmer, text: string) => Promise<Place | undefined>
    /** The farm's location; undefined if it is unknown. */
    readonly place: (farmer: Farmer) => Promise<Place | undefined>
  }
}

/** The place search. */
export function createPlaces({ finder, farms, database, deadlines }: Parts): Feature<typeof placesEndpoints> {
  return {
    handlers: {
      async search({ query: { q }, user, request }) {
        const country = homeCountry(request.headers['accept-language'])
        const farmer = { ...user, homeCountry: country }
        const farm = () => farms.place(farmer).catch(() => undefined)
        const finding = finder.search(q, country, { id: user.id, isOwn: false, farm })
        finding.catch(() => {})
        const own = await farms.named(farmer, q).catch(() => undefined)
        return own === undefined ? finding : putOwnPlaceFirst(own, await finding.catch(() => []))
      },
      suggest: ({ query: { q }, request }) =>
        suggestPlaces(database, q, homeCountry(request.headers['accept-language']), deadlines.suggestMs),
    },
    close: finder.close,
  }
}
