import { queryOptions } from '@tanstack/react-query'
import { fetchWithTimeout } from '../../server/api.ts'

/**
 * Whether the farmer has named any crop, and whether a target price is set; checked before any part of the board is
 * loaded. The response is parsed by hand: the contract of the settings includes every limit of the farm, and would be
 * larger than the rest of the code that the dashboard needs for this.
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
      // An error must differ from an empty choice.
      if (!response.ok) throw new Error(String(response.status))
      const settings: { boardCrops?: object; crop?: object; boardTargets?: object } = await response.json()
      const has = (part = {}) => Object.keys(part).length > 0
      return { hasCrops: has(settings.boardCrops) || has(settings.crop), waits: has(settings.boardTargets) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
