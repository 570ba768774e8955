import { useQuery } from '@tanstack/react-query'
import { farmSettingsQuery } from '../features/farm-settings/queries.ts'
import { PriceBoard } from '../features/prices/board/price-board.tsx'
import { TargetNews } from '../features/prices/targets/target-news.tsx'
import { useWantedSettings } from '../phone/use-wanted-settings.ts'
import { farmBoard } from './crops/farm-crops.ts'
import { PlaceLink } from './menu/place-link.tsx'
import { useFarmPlace } from './use-farm-place.ts'
import { useSaveBoard } from './use-save-board.ts'

/** The price board with the account's settings, at the weather's place. */
export function FarmPrices() {
  const settings = useQuery(farmSettingsQuery())
  const wanted = useWantedSettings(settings.data)
  const save = useSaveBoard()
  const { place, isPending } = useFarmPlace()
  return (
    <PriceBoard
      // Waits for the place: prices for another one would be a second request.
      settings={isPending ? undefined : wanted && farmBoard(wanted, place?.country)}
      hasFailed={settings.isError}
      onRetry={() => void settings.refetch()}
      onSave={save}
      place={place}
    />
  )
}

/** Link to the board naming the crops that have reached their target; shares the board's requests. */
export function FarmTargets() {
  const settings = useWantedSettings(useQuery(farmSettingsQuery()).data)
  const { place, isPending } = useFarmPlace()
  if (isPending || !settings?.boardCrops?.length) return null
  return (
    <TargetNews settings={settings} place={place}>
      {(news) => <PlaceLink place="prices">{news}</PlaceLink>}
    </TargetNews>
  )
}
