import { queryOptions } from '@tanstack/react-query'
import { fetchInTime } from '../../server/api.ts'

/**
 * Whether the farmer has chosen any crop, or has said what the farm grows, and waits for any price, asked before
 * anything of the board is fetched. The answer is read by hand: the contract of the settings knows every limit of the
 * farm, and would weigh more than all else that the dashboard needs for this.
 */
export const waitsForPriceQuery = () =>
  queryOptions({
    queryKey: ['prices.waits'],
    queryFn: async ({ signal }): Promise<{ hasCrops: boolean; waits: boolean }> => {
      const response = await fetchInTime('/api/farm-settings', {
        method: 'GET',
        credentials: 'include',
        signal,
      })
      // Nothing chosen, and not to be had, are two things.
      if (!response.ok) throw new Error(String(response.status))
      const settings: { boardCrops?: object; crop?: object; boardTargets?: object } = await response.json()
      const has = (part = {}) => Object.keys(part).length > 0
      return { hasCrops: has(settings.boardCrops) || has(settings.crop), waits: has(settings.boardTargets) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
