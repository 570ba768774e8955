import { useQuery } from '@tanstack/react-query'
import { Unanswered } from '../../components/answer-card/unanswered.tsx'
import { Part } from '../../components/part/part.tsx'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import { CropWorth } from '../../features/prices/worth/crop-worth.tsx'
import { useWantedSettings } from '../../phone/use-wanted-settings.ts'
import { words } from '../../words.ts'
import { farmBoard } from '../crops/farm-crops.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { BoardLink } from './board-link.tsx'
import { takeFocus } from './first-board-focus.ts'

const loadChoice = () => import('./farm-choice.tsx')

/** Price of the board's first crop at the farm, else of the farm's crop, with a link to the board. */
export function FarmWorth() {
  const { data, isError } = useQuery(farmSettingsQuery())
  const settings = useWantedSettings(data)
  const { place, isPending } = useFarmPlace()
  const { today } = words
  // Waits for the place: prices for another one would be a second request.
  if (settings === undefined || isPending)
    return <Unanswered title={today.worth} why={isError ? today.failed : undefined} />
  const board = farmBoard(settings, place?.country)
  const choose = <Unanswered title={today.worth} />
  if (!board.boardCrops?.length)
    return (
      <Part load={loadChoice} waiting={choose}>
        {({ FarmChoice }) => <FarmChoice />}
      </Part>
    )
  return <CropWorth settings={board} place={place} board={<BoardLink />} onShown={takeFocus} />
}
