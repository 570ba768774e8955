import { allOf, enumerated } from '@smart-farming/words/format/names/list'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import '../../../components/answer-card/answer-card.css'
import '../../../components/button.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { useKeptFocus } from '../../../components/answer-card/use-kept-focus.ts'
import { Sign } from '../../../components/pictures/sign.tsx'
import { useFailureLog } from '../../../failure-log.ts'
import { partWords } from '../../../words.ts'
import { firstBoard } from '../board/choice/first-board.ts'
import { SaveAlert } from '../save-alert.tsx'
import { startQuery } from '../series/queries.ts'
import { cropInSentence } from '../series/series-words.ts'
import { type SaveBoard, useSave } from '../use-save.ts'
import css from './first-choice.css?inline'

adoptStyle(css)

interface FirstChoiceProps {
  /** The question. */
  title: string
  /** ISO 3166-1 alpha-2; undefined where the farm's location is unknown. */
  country: string | undefined
  onSave: SaveBoard
  /** Fallback until a list has loaded, and for a country without prices. */
  children: ReactNode
}

/** A longer list takes too long to read. */
const MOST_NAMED = 3

/** The suggested board in the place of an answer, saved with one tap. */
export function FirstChoice({ title, country, onSave, children }: FirstChoiceProps) {
  useKeptFocus()
  const { board, worth } = partWords.prices
  const start = useQuery({ ...startQuery(country ?? ''), enabled: country !== undefined })
  useFailureLog('What there is of the country', start.error)
  const { save, busy, failure } = useSave(onSave)
  const first = country !== undefined && start.data ? firstBoard({ country, ...start.data }) : undefined
  if (first === undefined) return children
  const crops = first.boardCrops?.map(cropInSentence) ?? []
  const isShort = crops.length <= MOST_NAMED
  const named = isShort ? allOf(partWords.tag, crops) : enumerated(partWords.tag, crops.slice(0, 2))
  return (
    <article className="answer-card answer-card--price first-choice">
      <Sign of="price" className="answer-card__sign" />
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
        <SaveAlert failure={failure} />
      </div>
    </article>
  )
}
