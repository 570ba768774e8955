import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { queryOptions } from '@tanstack/react-query'
import { outlookKey } from '../queries.ts'
import { cropGrowthClient } from './calls.ts'

const FRESH_MS = 10 * 60_000

/**
 * Water, diseases and growth at a point. The key ties their refresh to the outlook's, because both
 * depend on the same settings.
 */
export const cropGrowthQuery = ({ lat, lon }: Coordinates) =>
  queryOptions({
    queryKey: [...outlookKey, 'growing', { lat, lon }],
    queryFn: ({ signal }) => cropGrowthClient.get({ query: { lat, lon } }, { signal }),
    staleTime: FRESH_MS,
  })
