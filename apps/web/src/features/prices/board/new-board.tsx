import { useQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../../failure-log.ts'
import { startQuery } from '../series/queries.ts'
import type { SaveBoard } from '../use-save.ts'
import { BoardForm } from './board-form.tsx'

interface NewBoardProps {
  /** ISO 3166-1 alpha-2; undefined where nobody knows where the farm is. */
  country: string | undefined
  onSave: SaveBoard
}

/**
 * The first choice of crops, with what there is from the farm's country before all else. What is not known is left out.
 */
export function NewBoard({ country, onSave }: NewBoardProps) {
  const start = useQuery({ ...startQuery(country ?? ''), enabled: country !== undefined })
  useFailureLog('What there is of the country', start.error)
  // The form keeps what is ticked, so it must not change under the farmer's hands.
  if (country !== undefined && start.isPending)
    return (
      <p className="price-board__waiting" role="status">
        Loading your crops...
      </p>
    )
  const local = country !== undefined && start.data ? { country, ...start.data } : undefined
  return <BoardForm settings={{}} local={local} onSave={onSave} onDone={undefined} />
}
