import { useQuery } from '@tanstack/react-query'
import { Unanswered } from '../../components/answer-card/unanswered.tsx'
import { Part } from '../../components/part/part.tsx'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import { CropWorth } from '../../features/prices/worth/crop-worth.tsx'
import { useWantedSettings } from '../../phone/use-wanted-settings.ts'
import { words } from '../../words.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { BoardLink } from './board-link.tsx'
import { cropsWorth } from './crops-worth.ts'
import { takeFocus } from './first-board-focus.ts'

const loadChoice = () => import('./farm-choice.tsx')

/** What the first crop of the board is worth at the farm, else what the farm grows, and the way to the board. */
export function FarmWorth() {
  const { data, isError } = useQuery(farmSettingsQuery())
  const settings = useWantedSettings(data)
  const { place, isPending } = useFarmPlace()
  const { today } = words
  // Prices of anywhere else would be asked for twice.
  if (settings === undefined || isPending)
    return <Unanswered title={today.worth} why={isError ? today.failed : undefined} />
  const boardCrops = [...cropsWorth(settings)]
  const choose = <Unanswered title={today.worth} />
  if (boardCrops.length === 0)
    return (
      <Part load={loadChoice} waiting={choose}>
        {({ FarmChoice }) => <FarmChoice />}
      </Part>
    )
  return (
    <CropWorth
      settings={{ ...settings, boardCrops }}
      place={place}
      board={<BoardLink />}
      onShown={takeFocus}
    />
  )
}
