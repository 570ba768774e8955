import { queryOptions } from '@tanstack/react-query'
import { client } from '../../server/api.ts'

/** Places called like `q` (not blank), best match first; an empty list when nothing matches. Places stay where they are. */
export const placesQuery = (q: string) =>
  queryOptions({
    queryKey: ['places.search', { q }],
    queryFn: ({ signal }) => client.places.search({ query: { q } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
