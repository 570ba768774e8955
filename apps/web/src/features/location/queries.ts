import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../server/api.ts'

/**
 * Places called like `q` (not blank), best match first; an empty list when nothing matches. Places stay where they are.
 */
export const placesQuery = (q: string) =>
  queryOptions({
    queryKey: ['places.search', { q }],
    queryFn: ({ signal }) => client.places.search({ query: { q } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Coming back to the page within this time asks for nothing; another phone may have changed it since. */
const FRESH_MS = 60_000

/** Where the farm is, as the account has it. */
export const farmQuery = () =>
  queryOptions({
    queryKey: ['farm.get'],
    queryFn: ({ signal }) => client.farm.get({}, { signal }),
    staleTime: FRESH_MS,
  })

/** The place that weather, prices and answers are for; undefined while that is not settled. */
export const currentPlace = (farm: Farm | undefined): FarmPlace | undefined =>
  farm?.places.find(({ id }) => id === farm.current)
