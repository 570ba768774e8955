import { useKeptFocus } from '../../components/answer-card/use-kept-focus.ts'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { words } from '../../words.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { useSaveBoard } from '../use-save-board.ts'
import { ChooseCrops } from './choose-crops.tsx'
import { keepingFirst } from './first-board-focus.ts'

const loadFirst = () => import('../../features/prices/worth/first-choice.tsx')

/**
 * Suggested first board of crops with prices from the farm's country, saved with one tap; without any, a link for
 * choosing.
 */
export function FarmChoice() {
  useKeptFocus()
  const save = useSaveBoard()
  const { place, isPending } = useFarmPlace()
  const first = useLoaded(isPending ? undefined : loadFirst)
  if (first === undefined || first === 'failed') return <ChooseCrops />
  return (
    <first.FirstChoice
      title={words.today.worth}
      country={place?.country}
      onSave={(part, when) => keepingFirst(() => save(part, when))}
    >
      <ChooseCrops />
    </first.FirstChoice>
  )
}
