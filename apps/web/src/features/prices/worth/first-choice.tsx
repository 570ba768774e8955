import { allOf, enumerated } from '@smart-farming/words/format/names/list'
import { useQuery } from '@tanstack/react-query'
import '../../../components/button.css'
import { useFailureLog } from '../../../failure-log.ts'
import { partWords } from '../../../words.ts'
import { firstBoard } from '../board/choice/first-board.ts'
import { startQuery } from '../series/queries.ts'
import { cropInSentence } from '../series/series-words.ts'
import { type SaveBoard, useSave } from '../use-save.ts'

interface FirstChoiceProps {
  /** ISO 3166-1 alpha-2; undefined where nobody knows where the farm is. */
  country: string | undefined
  onSave: SaveBoard
}

/** More would be a list to read. */
const MOST_NAMED = 3

/**
 * The board that the price board begins with, to be kept by one press; nothing where nothing is reported from there.
 */
export function FirstChoice({ country, onSave }: FirstChoiceProps) {
  const { board, worth } = partWords.prices
  const start = useQuery({ ...startQuery(country ?? ''), enabled: country !== undefined })
  useFailureLog('What there is of the country', start.error)
  const { save, busy, failure } = useSave(onSave)
  const first = country !== undefined && start.data ? firstBoard({ country, ...start.data }) : undefined
  const crops = first?.boardCrops?.map(cropInSentence) ?? []
  const isShort = crops.length <= MOST_NAMED
  const named = isShort ? allOf(partWords.tag, crops) : enumerated(partWords.tag, crops.slice(0, 2))
  return (
    <>
      {first && (
        <button className="button" type="button" disabled={busy} onClick={() => void save(first)}>
          {busy ? board.saving : worth.confirm({ crops: named, more: isShort ? 0 : crops.length - 2 })}
        </button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
