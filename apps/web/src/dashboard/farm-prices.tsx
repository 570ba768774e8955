import { useQuery } from '@tanstack/react-query'
import { farmSettingsQuery } from '../features/farm-settings/queries.ts'
import { PriceBoard } from '../features/prices/board/price-board.tsx'
import { ReachedTargetsMessage } from '../features/prices/targets/reached-targets-message.tsx'
import { useWantedSettings } from '../phone/use-wanted-settings.ts'
import { farmBoardSettings } from './crops/farm-crops.ts'
import { SectionLink } from './menu/section-link.tsx'
import { useFarmPlace } from './use-farm-place.ts'
import { useSaveBoard } from './use-save-board.ts'

/** The price board with the account's settings, at the farm's place. */
export function FarmPrices() {
  const settings = useQuery(farmSettingsQuery())
  const wanted = useWantedSettings(settings.data)
  const save = useSaveBoard()
  const { place, isPending } = useFarmPlace()
  return (
    <PriceBoard
      // Waits for the place: prices for a different place would need a second request.
      settings={isPending ? undefined : wanted && farmBoardSettings(wanted, place?.country)}
      hasFailed={settings.isError}
      onRetry={() => void settings.refetch()}
      onSave={save}
      place={place}
    />
  )
}

/**
 * Link to the board that names crops whose price has reached the target. Uses the board's own
 * queries.
 */
export function ReachedTargetsLink() {
  const settings = useWantedSettings(useQuery(farmSettingsQuery()).data)
  const { place, isPending } = useFarmPlace()
  if (isPending || !settings?.boardCrops?.length) return null
  return (
    <ReachedTargetsMessage settings={settings} place={place}>
      {(news) => <SectionLink place="prices">{news}</SectionLink>}
    </ReachedTargetsMessage>
  )
}
