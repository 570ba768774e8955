import { formatConjunction, formatEnumeration } from '@smart-farming/words/format/names/list'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import '../../../components/answer-card/answer-card.css'
import '../../../components/button.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { useRestoreFocus } from '../../../components/answer-card/use-restore-focus.ts'
import { SignIcon } from '../../../components/icons/sign-icon.tsx'
import { useFailureLog } from '../../../failure-log.ts'
import { lazyWords } from '../../../words.ts'
import { suggestBoard } from '../board/choice/suggest-board.ts'
import { SaveErrorAlert } from '../save-error-alert.tsx'
import { initialBoardQuery } from '../series/queries.ts'
import { cropNameInSentence } from '../series/series-labels.ts'
import { type SaveBoard, useSave } from '../use-save.ts'
import css from './suggested-board.css?inline'

adoptStyle(css)

interface FirstChoiceProps {
  title: string
  /** ISO 3166-1 alpha-2; undefined if the farm's location is unknown. */
  country: string | undefined
  onSave: SaveBoard
  /** Shown while loading, and for a country without prices. */
  children: ReactNode
}

/** A longer list of crops takes too long to read. */
const MOST_NAMED = 3

/** The suggested board in place of an answer, saved with one tap. */
export function SuggestedBoard({ title, country, onSave, children }: FirstChoiceProps) {
  useRestoreFocus()
  const { board, worth } = lazyWords.prices
  const start = useQuery({ ...initialBoardQuery(country ?? ''), enabled: country !== undefined })
  useFailureLog('What there is of the country', start.error)
  const { save, busy, failure } = useSave(onSave)
  const first = country !== undefined && start.data ? suggestBoard({ country, ...start.data }) : undefined
  if (first === undefined) return children
  const crops = first.boardCrops?.map(cropNameInSentence) ?? []
  const isShort = crops.length <= MOST_NAMED
  const named = isShort
    ? formatConjunction(lazyWords.tag, crops)
    : formatEnumeration(lazyWords.tag, crops.slice(0, 2))
  return (
    <article className="answer-card answer-card--price first-choice">
      <SignIcon of="price" className="answer-card__sign" />
      <div>
        <h2 className="answer-card__heading">
          <span className="answer-card__title">{title}</span>
        </h2>
        <button
          className="button first-choice__confirm"
          type="button"
          disabled={busy}
          onClick={() => void save(first)}
        >
          {busy ? board.saving : worth.confirm({ crops: named, more: isShort ? 0 : crops.length - 2 })}
        </button>
        <SaveErrorAlert failure={failure} />
      </div>
    </article>
  )
}
