import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { monthOfYear } from '@smart-farming/words/format/dates/month'
import { priceFigure } from '@smart-farming/words/format/figures/price-figure'
import { useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { partWords } from '../../../words.ts'
import { lastYears, yearsBefore } from '../series/price-history.ts'
import { csvAddress } from '../series/queries.ts'
import { type Shown, unitWords } from '../series/shown-price.ts'
import { MOST_YEARS } from '../series/use-crop-prices.ts'
import { ViewSwitch } from '../view-switch.tsx'
import { PriceChart } from './price-chart.tsx'
import css from './price-past.css?inline'

adoptStyle(css)

interface PricePastProps {
  series: PriceSeries
  /** Months of the series, oldest first, as the source has them. */
  history: readonly MonthlyPrice[]
  shown: Shown
  /** In the unit that is shown. */
  breakEven: number | undefined
}

const SPANS = [1, MOST_YEARS] as const

/** What a crop was worth over one or five years: a chart, the same numbers as a table, and as a file. */
export function PricePast({ series, history, shown, breakEven }: PricePastProps) {
  const words = partWords.prices.past
  const [years, setYears] = useState<number>(1)
  const prices = lastYears(history, years).map(({ month, value }) => ({ month, value: value * shown.factor }))
  const unit = unitWords(shown)
  return (
    <div className="price-past">
      <ViewSwitch
        label={words.timeShown}
        options={SPANS.map((id) => ({ id, words: words.years({ count: id }) }))}
        chosen={years}
        onChoose={setYears}
      />
      {prices.length > 1 ? (
        <PriceChart prices={prices} unit={unit} breakEven={breakEven} />
      ) : (
        <p>{words.tooFew}</p>
      )}
      <details>
        <summary>{words.numbers}</summary>
        <table className="price-past__table">
          <caption className="unseen">{words.table({ unit })}</caption>
          <thead>
            <tr>
              <th scope="col">{series.period === 'week' ? words.monthOfWeeks : words.month}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {prices.toReversed().map(({ month, value }) => (
              <tr key={month}>
                <th scope="row">{monthOfYear(partWords.tag, month)}</th>
                <td>{priceFigure(partWords.tag, value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <a
        className="price-past__file"
        href={csvAddress(series.id, yearsBefore(series.latest.date, years))}
        download
      >
        {words.download}
      </a>
    </div>
  )
}
