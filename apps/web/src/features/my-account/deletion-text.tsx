import { lazyWords } from '../../words.ts'
import { localDay } from './local-day.ts'

/**
 * Text of the note on a deleted account.
 *
 * @param deletesAt time of the account's removal, ISO 8601
 */
export const DeletionText = ({ deletesAt }: { deletesAt: string }) => (
  <p role="status">{lazyWords.account.page.goes({ day: localDay(deletesAt) })}</p>
)
