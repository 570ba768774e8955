import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Unanswered } from '../../components/answer-card/unanswered.tsx'
import { Part } from '../../components/part/part.tsx'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import { CropWorth } from '../../features/prices/worth/crop-worth.tsx'
import { partWords, words } from '../../words.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { useSaveBoard } from '../use-save-board.ts'

const loadFirst = () => import('../../features/prices/worth/first-choice.tsx')

const toBoard = () => (
  <Link className="answer-card__way" to="/dashboard" search={{ tab: 'prices' }} resetScroll={false}>
    {partWords.prices.worth.board}
  </Link>
)

/** What the first crop of the farmer's board is worth at the farm, and the way to the board. */
export function FarmWorth() {
  const { data: settings, isError } = useQuery(farmSettingsQuery())
  const { place, isPending } = useFarmPlace()
  const { today } = words
  // Prices of anywhere else would be asked for twice.
  if (settings === undefined || isPending)
    return <Unanswered title={today.worth} why={isError ? today.failed : undefined} />
  return <CropWorth settings={settings} place={place} board={toBoard()} />
}

/** A first board to confirm, of what there is from the farm's country, and the way to choose others. */
export function FarmChoice() {
  const save = useSaveBoard()
  const { place, isPending } = useFarmPlace()
  return (
    <>
      <Part load={isPending ? undefined : loadFirst}>
        {({ FirstChoice }) => <FirstChoice country={place?.country} onSave={save} />}
      </Part>
      {toBoard()}
    </>
  )
}
