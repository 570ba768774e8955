import type { BoardDefaults } from '@smart-farming/contracts/prices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureLog } from '../../../failure-log.ts'
import { lazyWords } from '../../../words.ts'
import { initialBoardQuery } from '../series/queries.ts'
import type { SaveBoard } from '../use-save.ts'
import { BoardForm } from './board-form.tsx'

interface NewBoardProps {
  /** ISO 3166-1 alpha-2; undefined if the farm's location is unknown. */
  country: string | undefined
  onSave: SaveBoard
}

/**
 * Form for the first choice of crops. The crops of the farm's country are first. Unknown crops are
 * left out.
 */
export function NewBoardForm({ country, onSave }: NewBoardProps) {
  // The form holds the ticks, so its list must not change during editing.
  const [shown, setShown] = useState<{ local: (BoardDefaults & { country: string }) | undefined }>()
  const isAsked = country !== undefined && shown === undefined
  const start = useQuery({ ...initialBoardQuery(country ?? ''), enabled: isAsked })
  useFailureLog('What there is of the country', start.error)
  if (shown === undefined && !(isAsked && start.isPending))
    setShown({ local: isAsked && start.data ? { country, ...start.data } : undefined })
  if (shown === undefined)
    return (
      <p className="price-board__waiting" role="status">
        {lazyWords.prices.board.loadingCrops}
      </p>
    )
  return <BoardForm settings={{}} local={shown.local} onSave={onSave} onDone={undefined} />
}
