import { queryOptions } from '@tanstack/react-query'
import { fetchInTime } from '../../server/api.ts'

/**
 * Whether the farmer waits for any price, asked before anything of the board is fetched. The answer is read by hand:
 * the contract of the settings knows every limit of the farm, and would weigh more than all else that the dashboard
 * needs for this.
 */
export const waitsForPriceQuery = () =>
  queryOptions({
    queryKey: ['prices.waits'],
    queryFn: async ({ signal }): Promise<boolean> => {
      const response = await fetchInTime('/api/farm-settings', {
        method: 'GET',
        credentials: 'include',
        signal,
      })
      const settings: { boardTargets?: object } = response.ok ? await response.json() : {}
      return Object.keys(settings.boardTargets ?? {}).length > 0
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
