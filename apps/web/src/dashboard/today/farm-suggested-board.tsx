import { useRestoreFocus } from '../../components/answer-card/use-restore-focus.ts'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'
import { words } from '../../words.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { useSaveBoard } from '../use-save-board.ts'
import { ChooseCropsCard } from './choose-crops-card.tsx'
import { saveFirstBoard } from './first-board-focus.ts'

const loadFirst = () => import('../../features/prices/today/suggested-board.tsx')

/**
 * Suggested first board of crops with prices in the farm's country, saved with one tap. Without
 * such crops, a link to the choice of crops.
 */
export function FarmSuggestedBoard() {
  useRestoreFocus()
  const save = useSaveBoard()
  const { place, isPending } = useFarmPlace()
  const first = useLazyModule(isPending ? undefined : loadFirst)
  if (first === undefined || first === 'failed') return <ChooseCropsCard />
  return (
    <first.SuggestedBoard
      title={words.today.worth}
      country={place?.country}
      onSave={(part, when) => saveFirstBoard(() => save(part, when))}
    >
      <ChooseCropsCard />
    </first.SuggestedBoard>
  )
}
