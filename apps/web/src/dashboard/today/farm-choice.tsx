import { AnswerCard } from '../../components/answer-card/answer-card.tsx'
import { useKeptFocus } from '../../components/answer-card/use-kept-focus.ts'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { words } from '../../words.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { useSaveBoard } from '../use-save-board.ts'
import { BoardLink } from './board-link.tsx'
import { keepingFirst } from './first-board-focus.ts'

const loadFirst = () => import('../../features/prices/worth/first-choice.tsx')

/** A first board of what there is from the farm's country, to be kept by one press; without any the way to choose. */
export function FarmChoice() {
  useKeptFocus()
  const save = useSaveBoard()
  const { place, isPending } = useFarmPlace()
  const first = useLoaded(isPending ? undefined : loadFirst)
  const { worth, choose } = words.today
  const unchosen = (
    <AnswerCard sign="price" title={worth} verdict={choose}>
      <BoardLink />
    </AnswerCard>
  )
  if (first === undefined || first === 'failed') return unchosen
  return (
    <first.FirstChoice
      title={worth}
      country={place?.country}
      onSave={(part, when) => keepingFirst(() => save(part, when))}
    >
      {unchosen}
    </first.FirstChoice>
  )
}
