import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { setDisplayUnits } from '../../display-units.ts'
import { settingsClient } from './calls.ts'

/**
 * Time for which loaded settings are fresh: returning to the page then sends no request. Later, another phone may have
 * changed them.
 */
const FRESH_MS = 60_000

/** The farm's saved settings; an empty object when there are none. */
export const farmSettingsQuery = () =>
  queryOptions({
    queryKey: ['farmSettings.get'],
    queryFn: ({ signal }): Promise<FarmSettings> => settingsClient.get({}, { signal }),
    staleTime: FRESH_MS,
  })

/**
 * Saves parts of the settings to the account, and leaves the others unchanged; an undefined part returns to its
 * default. The whole page updates at once.
 */
export const saveFarmSettingsMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['farmSettings.save'],
    mutationFn: async (parts: FarmSettings): Promise<FarmSettings> => {
      // A pending response contains the old settings, and must not overwrite the new ones.
      const query = farmSettingsQuery()
      await queryClient.cancelQueries({ queryKey: query.queryKey })
      // The server replaces all settings, while several forms each edit a part. This phone's saved copy is out of date
      // until it has been requested again (phone/storage): another device may have changed the rest meanwhile.
      const isOutOfDate = queryClient.getQueryState(query.queryKey)?.isInvalidated
      const kept = await (isOutOfDate ? queryClient.fetchQuery(query) : queryClient.ensureQueryData(query))
      return settingsClient.save({ body: { ...kept, ...parts } })
    },
    onSuccess: (settings, parts) => {
      queryClient.setQueryData(farmSettingsQuery().queryKey, settings)
      setDisplayUnits(settings.units)
      // The farm's crop decides whose price is shown.
      if ('crop' in parts) void queryClient.invalidateQueries({ queryKey: ['prices.waits'] })
    },
  })
