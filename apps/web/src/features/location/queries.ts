import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../server/api.ts'

/** Places that match `q` (not blank), best match first. Never stale, because places do not move. */
export const placesQuery = (q: string) =>
  queryOptions({
    queryKey: ['places.search', { q }],
    queryFn: ({ signal }) => client.places.search({ query: { q } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Returning to the page within this time sends no request. Later, another device may have changed
 * the farm.
 */
const FRESH_MS = 60_000

/** The account's farm with its places. */
export const farmQuery = () =>
  queryOptions({
    queryKey: ['farm.get'],
    queryFn: ({ signal }) => client.farm.get({}, { signal }),
    staleTime: FRESH_MS,
  })

/** Returns the place for weather, prices and answers; undefined if no place is chosen. */
export const currentPlace = (farm: Farm | undefined): FarmPlace | undefined =>
  farm?.places.find(({ id }) => id === farm.current)
