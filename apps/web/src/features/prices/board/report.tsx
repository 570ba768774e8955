import type { PriceSeries } from '@smart-farming/contracts/prices'
import { Marked } from '../../../components/marked.tsx'
import { partWords } from '../../../words.ts'
import { isOld } from '../series/price-history.ts'
import { ageWords, dateWords, scopeWords } from '../series/series-words.ts'

interface ReportProps {
  series: PriceSeries
  /** Unix seconds. */
  now: number
}

/** Place and date of a price, with its age where it is old. */
export function Report({ series, now }: ReportProps) {
  const words = partWords.prices.price
  const { date } = series.latest
  const scope = scopeWords(series)
  const report = { scope, date: dateWords(series, date) }
  const marks = [[scope, <strong key="scope">{scope}</strong>]] as const
  if (!isOld(series, now)) return <Marked words={words.reported(report)} marks={marks} />
  const age = words.old({ age: ageWords(date, now) })
  const old = (
    <span key="age" className="crop-card__old">
      {age}
    </span>
  )
  return <Marked words={words.reportedLongAgo({ ...report, age })} marks={[...marks, [age, old]]} />
}
