import type { BoardSettings } from '@smart-farming/contracts/price-board'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { farmSettingsQuery, saveFarmSettingsMutation } from '../features/farm-settings/queries.ts'
import { useStoredLocation } from '../features/location/use-stored-location.ts'
import { PriceBoard } from '../features/prices/price-board.tsx'

/** The price board with what the account keeps for it, at the place that the weather is for. */
export function FarmPrices() {
  const settings = useQuery(farmSettingsQuery())
  const { mutateAsync } = useMutation(saveFarmSettingsMutation(useQueryClient()))
  const location = useStoredLocation()
  return (
    <PriceBoard
      settings={settings.data}
      hasFailed={settings.isError}
      onRetry={() => void settings.refetch()}
      onSave={(part: BoardSettings) => mutateAsync(part)}
      place={location && { ...location, country: countryOf(location.name) }}
    />
  )
}

/** A place's display name ends with the code of its country, where the country is known. */
const countryOf = (name: string): string | undefined => /, ([A-Z]{2})$/.exec(name)?.[1]
