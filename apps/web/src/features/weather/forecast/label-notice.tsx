import { words } from '../../../words.ts'
import './label-notice.css'

/** Notice above all advice, shown once per page. */
export function LabelNotice({ isUsual }: { isUsual: boolean }) {
  const { title, text, usual } = words.weather.label
  return (
    <p className="label-notice">
      <strong>{title}</strong> {text}
      {isUsual && ` ${usual}`}
    </p>
  )
}
