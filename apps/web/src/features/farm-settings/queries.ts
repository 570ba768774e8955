import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { setDisplayUnits } from '../../display-units.ts'
import { settingsClient } from './calls.ts'

/**
 * Returning to the page within this time sends no request. Later, another device may have changed
 * the settings.
 */
const FRESH_MS = 60_000

/** The farm's saved settings. Empty if nothing was saved. */
export const farmSettingsQuery = () =>
  queryOptions({
    queryKey: ['farmSettings.get'],
    queryFn: ({ signal }): Promise<FarmSettings> => settingsClient.get({}, { signal }),
    staleTime: FRESH_MS,
  })

/**
 * Saves some settings to the account and leaves the others unchanged. An undefined setting returns
 * to its default. The whole page updates at once.
 */
export const saveFarmSettingsMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['farmSettings.save'],
    mutationFn: async (parts: FarmSettings): Promise<FarmSettings> => {
      // A pending response contains the old settings, and must not overwrite the new settings.
      const query = farmSettingsQuery()
      await queryClient.cancelQueries({ queryKey: query.queryKey })
      // The server replaces all settings, but each form edits only a part. The phone's saved copy
      // may be out of date (phone/storage), because another device may have changed the rest.
      const isOutOfDate = queryClient.getQueryState(query.queryKey)?.isInvalidated
      const kept = await (isOutOfDate ? queryClient.fetchQuery(query) : queryClient.ensureQueryData(query))
      return settingsClient.save({ body: { ...kept, ...parts } })
    },
    onSuccess: (settings, parts) => {
      queryClient.setQueryData(farmSettingsQuery().queryKey, settings)
      setDisplayUnits(settings.units)
      // The price shown depends on the farm's crop.
      if ('crop' in parts) void queryClient.invalidateQueries({ queryKey: ['prices.waits'] })
    },
  })
