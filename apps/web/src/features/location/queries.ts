import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../server/api.ts'

/**
 * Places with names like `q` (not blank), best match first; an empty list if nothing matches. Cached permanently,
 * because places do not move.
 */
export const placesQuery = (q: string) =>
  queryOptions({
    queryKey: ['places.search', { q }],
    queryFn: ({ signal }) => client.places.search({ query: { q } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Time for which a loaded farm is fresh: returning to the page then sends no request. Later, another phone may have
 * changed it.
 */
const FRESH_MS = 60_000

/** The account's farm with its places. */
export const farmQuery = () =>
  queryOptions({
    queryKey: ['farm.get'],
    queryFn: ({ signal }) => client.farm.get({}, { signal }),
    staleTime: FRESH_MS,
  })

/** The place that weather, prices and answers use; undefined while none has been chosen. */
export const currentPlace = (farm: Farm | undefined): FarmPlace | undefined =>
  farm?.places.find(({ id }) => id === farm.current)
