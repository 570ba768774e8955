import { useQuery } from '@tanstack/react-query'
import { UnansweredCard } from '../../components/answer-card/unanswered-card.tsx'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import { CropPriceCard } from '../../features/prices/today/crop-price-card.tsx'
import { useWantedSettings } from '../../phone/use-wanted-settings.ts'
import { words } from '../../words.ts'
import { farmBoardSettings } from '../crops/farm-crops.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { restoreBoardFocus } from './first-board-focus.ts'
import { PriceBoardLink } from './price-board-link.tsx'

const loadChoice = () => import('./farm-suggested-board.tsx')

/** Price of the first crop on the board, or of the crop in "My farm", with a link to the board. */
export function FarmPriceCard() {
  const { data, isError } = useQuery(farmSettingsQuery())
  const settings = useWantedSettings(data)
  const { place, isPending } = useFarmPlace()
  const { today } = words
  // Waits for the place: prices for a different place would need a second request.
  if (settings === undefined || isPending)
    return <UnansweredCard title={today.worth} why={isError ? today.failed : undefined} />
  const board = farmBoardSettings(settings, place?.country)
  const choose = <UnansweredCard title={today.worth} />
  if (!board.boardCrops?.length)
    return (
      <LazyBoundary load={loadChoice} waiting={choose}>
        {({ FarmSuggestedBoard }) => <FarmSuggestedBoard />}
      </LazyBoundary>
    )
  return (
    <CropPriceCard settings={board} place={place} board={<PriceBoardLink />} onShown={restoreBoardFocus} />
  )
}
