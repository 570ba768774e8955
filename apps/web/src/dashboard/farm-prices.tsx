import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { farmSettingsQuery, saveFarmSettingsMutation } from '../features/farm-settings/queries.ts'
import { useStoredLocation } from '../features/location/use-stored-location.ts'
import { PriceBoard } from '../features/prices/board/price-board.tsx'
import { TargetNews } from '../features/prices/targets/target-news.tsx'

/** The price board with what the account keeps for it, at the place that the weather is for. */
export function FarmPrices() {
  const settings = useQuery(farmSettingsQuery())
  const { mutateAsync } = useMutation(saveFarmSettingsMutation(useQueryClient()))
  return (
    <PriceBoard
      settings={settings.data}
      hasFailed={settings.isError}
      onRetry={() => void settings.refetch()}
      onSave={(part: BoardSettings) => mutateAsync(part)}
      place={useFarmPlace()}
    />
  )
}

/** Which crops have reached the price that the farmer waits for; what the board asks the server for is asked once for both. */
export function FarmTargets() {
  const { data: settings } = useQuery(farmSettingsQuery())
  const place = useFarmPlace()
  return settings?.boardCrops?.length ? <TargetNews settings={settings} place={place} /> : null
}

function useFarmPlace() {
  const location = useStoredLocation()
  return location && { ...location, country: countryOf(location.name) }
}

/** A place's display name ends with the code of its country, where the country is known. */
const countryOf = (name: string): string | undefined => /, ([A-Z]{2})$/.exec(name)?.[1]
