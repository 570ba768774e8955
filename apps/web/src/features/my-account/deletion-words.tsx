import { partWords } from '../../words.ts'
import { browserDay } from './local-day.ts'

/** @param deletesAt time of the account's removal, ISO 8601 */
export const DeletionWords = ({ deletesAt }: { deletesAt: string }) => (
  <p role="status">{partWords.account.page.goes({ day: browserDay(deletesAt) })}</p>
)
