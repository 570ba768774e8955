import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
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

/** A first board is being kept: the card with its button goes, and the focus with it. */
let isFirstKept = false

/** Whoever has pressed that button goes on from the card that took its place, unless they have gone elsewhere. */
function takeFocus(): void {
  if (!isFirstKept) return
  isFirstKept = false
  if (document.activeElement === document.body)
    document
      .querySelector<HTMLElement>('.farm-today__answers > :last-child .answer-card__toggle')
      ?.focus({ preventScroll: true })
}

/** What the first crop of the farmer's board is worth at the farm, and the way to the board. */
export function FarmWorth() {
  const { data: settings, isError } = useQuery(farmSettingsQuery())
  const { place, isPending } = useFarmPlace()
  const { today } = words
  // Prices of anywhere else would be asked for twice.
  if (settings === undefined || isPending)
    return <Unanswered title={today.worth} why={isError ? today.failed : undefined} />
  return <CropWorth settings={settings} place={place} board={toBoard()} onShown={takeFocus} />
}

/** A first board to confirm, of what there is from the farm's country, and the way to choose others. */
export function FarmChoice() {
  const save = useSaveBoard()
  const { place, isPending } = useFarmPlace()
  const keep = async (part: BoardSettings) => {
    isFirstKept = true
    await save(part).catch((error: unknown) => {
      isFirstKept = false
      throw error
    })
  }
  return (
    <>
      <Part load={isPending ? undefined : loadFirst}>
        {({ FirstChoice }) => <FirstChoice country={place?.country} onSave={keep} />}
      </Part>
      {toBoard()}
    </>
  )
}
