import { queryOptions } from '@tanstack/react-query'
import { fetchWithTimeout } from '../../server/api.ts'

/**
 * Loads whether the farmer has crops and target prices, before any code of the price board. Parses
 * the response by hand, because the settings contract includes every limit and is larger than the
 * dashboard's other code for this.
 */
export const boardStatusQuery = () =>
  queryOptions({
    queryKey: ['prices.waits'],
    queryFn: async ({ signal }): Promise<{ hasCrops: boolean; waits: boolean }> => {
      const response = await fetchWithTimeout('/api/farm-settings', {
        method: 'GET',
        credentials: 'include',
        signal,
      })
      // An error must not look like an empty choice.
      if (!response.ok) throw new Error(String(response.status))
      const settings: { boardCrops?: object; crop?: object; boardTargets?: object } = await response.json()
      const has = (part = {}) => Object.keys(part).length > 0
      return { hasCrops: has(settings.boardCrops) || has(settings.crop), waits: has(settings.boardTargets) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
