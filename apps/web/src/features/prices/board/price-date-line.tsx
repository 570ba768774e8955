import type { PriceSeries } from '@smart-farming/contracts/prices'
import { RichMessage } from '../../../components/rich-message.tsx'
import { lazyWords } from '../../../words.ts'
import { isOutdated } from '../series/monthly-prices.ts'
import { priceAgeText, priceDateLabel, scopeLabel } from '../series/series-labels.ts'

interface ReportProps {
  series: PriceSeries
  /** Unix seconds. */
  now: number
}

/** Place and date of a price, with its age if outdated. */
export function PriceDateLine({ series, now }: ReportProps) {
  const words = lazyWords.prices.price
  const { date } = series.latest
  const scope = scopeLabel(series)
  const report = { scope, date: priceDateLabel(series, date) }
  const marks = [[scope, <strong key="scope">{scope}</strong>]] as const
  if (!isOutdated(series, now)) return <RichMessage words={words.reported(report)} marks={marks} />
  const age = words.old({ age: priceAgeText(date, now) })
  const old = (
    <span key="age" className="crop-card__old">
      {age}
    </span>
  )
  return <RichMessage words={words.reportedLongAgo({ ...report, age })} marks={[...marks, [age, old]]} />
}
