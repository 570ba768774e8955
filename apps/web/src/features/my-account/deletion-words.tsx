import { partWords } from '../../words.ts'

/** @param day when the account goes, `YYYY-MM-DD` */
export const DeletionWords = ({ day }: { day: string }) => (
  <p role="status">{partWords.account.page.goes({ day })}</p>
)
