import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { showUnits } from '../../shown-units.ts'
import { settingsClient } from './calls.ts'

/** Coming back to the page within this time asks for nothing; another phone may have changed them since. */
const FRESH_MS = 60_000

/** What the farmer set for the farm; an empty object when nothing. */
export const farmSettingsQuery = () =>
  queryOptions({
    queryKey: ['farmSettings.get'],
    queryFn: ({ signal }): Promise<FarmSettings> => settingsClient.get({}, { signal }),
    staleTime: FRESH_MS,
  })

/**
 * Keeps parts of the settings with the account, and leaves the others as they are; a part that is undefined goes back
 * to the default. Everything on the page follows at once.
 */
export const saveFarmSettingsMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['farmSettings.save'],
    mutationFn: async (parts: FarmSettings): Promise<FarmSettings> => {
      // An answer on its way holds what was before, and must not come out on top.
      const query = farmSettingsQuery()
      await queryClient.cancelQueries({ queryKey: query.queryKey })
      // The server replaces the whole. Several forms each ask for their part of it. What this phone had kept is out of
      // date until it was asked for again (phone/kept): another device may have changed the rest in those days.
      const isOutOfDate = queryClient.getQueryState(query.queryKey)?.isInvalidated
      const kept = await (isOutOfDate ? queryClient.fetchQuery(query) : queryClient.ensureQueryData(query))
      return settingsClient.save({ body: { ...kept, ...parts } })
    },
    onSuccess: (settings, parts) => {
      queryClient.setQueryData(farmSettingsQuery().queryKey, settings)
      showUnits(settings.units)
      // What the farm grows decides whose worth is told.
      if ('crop' in parts) void queryClient.invalidateQueries({ queryKey: ['prices.waits'] })
    },
  })
