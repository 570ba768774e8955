import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { farmSettingsQuery, saveFarmSettingsMutation } from '../features/farm-settings/queries.ts'
import { currentPlace, farmQuery } from '../features/location/queries.ts'
import { useStoredLocation } from '../features/location/use-stored-location.ts'
import { PriceBoard } from '../features/prices/board/price-board.tsx'
import type { PriceSearchPlace } from '../features/prices/series/queries.ts'
import { TargetNews } from '../features/prices/targets/target-news.tsx'

/** The price board with what the account keeps for it, at the place that the weather is for. */
export function FarmPrices() {
  const settings = useQuery(farmSettingsQuery())
  const { mutateAsync } = useMutation(saveFarmSettingsMutation(useQueryClient()))
  const { place, isPending } = useFarmPlace()
  return (
    <PriceBoard
      // Prices of anywhere else would be asked for twice.
      settings={isPending ? undefined : settings.data}
      hasFailed={settings.isError}
      onRetry={() => void settings.refetch()}
      onSave={(part: BoardSettings) => mutateAsync(part)}
      place={place}
    />
  )
}

/**
 * Which crops have reached the price that the farmer waits for, as the way to the board; what the board asks the server
 * for is asked once for both.
 */
export function FarmTargets() {
  const { data: settings } = useQuery(farmSettingsQuery())
  const { place, isPending } = useFarmPlace()
  if (isPending || !settings?.boardCrops?.length) return null
  return (
    <TargetNews settings={settings} place={place}>
      {(news) => (
        <Link to="/dashboard" search={{ tab: 'prices' }} resetScroll={false}>
          {news}
        </Link>
      )}
    </TargetNews>
  )
}

/**
 * Where the farm is, as the account has it; where that cannot be had, the place that the weather was last shown for.
 */
function useFarmPlace(): { place: PriceSearchPlace | undefined; isPending: boolean } {
  const { data: farm, isPending } = useQuery(farmQuery())
  const stored = useStoredLocation()
  const place = currentPlace(farm) ?? farm?.assumed
  if (place === undefined) return { place: stored && { ...stored, country: undefined }, isPending }
  const { lat, lon, country } = place
  return { place: { lat, lon, name: displayName(place), country: country || undefined }, isPending }
}
