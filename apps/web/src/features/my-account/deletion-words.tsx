import { partWords } from '../../words.ts'
import { browserDay } from './local-day.ts'

/** @param deletesAt when the account goes, ISO 8601 */
export const DeletionWords = ({ deletesAt }: { deletesAt: string }) => (
  <p role="status">{partWords.account.page.goes({ day: browserDay(deletesAt) })}</p>
)
