import type { PriceSeries } from '@smart-farming/contracts/prices'
import { monthInWords } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { useState } from 'react'
import { lastYears, yearsBefore } from '../series/price-history.ts'
import { ViewSwitch } from '../view-switch.tsx'
import { PriceChart } from './price-chart.tsx'
import './price-past.css'
import { csvAddress } from '../series/queries.ts'
import { priceFigure, type Shown } from '../series/shown-price.ts'
import { MOST_YEARS } from '../series/use-crop-prices.ts'

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
  const [years, setYears] = useState<number>(1)
  const prices = lastYears(history, years).map(({ month, value }) => ({ month, value: value * shown.factor }))
  const unit = `${shown.currency} per ${shown.per}`
  return (
    <div className="price-past">
      <ViewSwitch
        label="Time shown"
        options={SPANS.map((id) => ({ id, words: id === 1 ? '1 year' : `${id} years` }))}
        chosen={years}
        onChoose={setYears}
      />
      {prices.length > 1 ? (
        <PriceChart prices={prices} unit={unit} breakEven={breakEven} />
      ) : (
        <p>There are too few figures in this time for a chart.</p>
      )}
      <details>
        <summary>The numbers</summary>
        <table className="price-past__table">
          <caption className="unseen">Prices by the month, {unit}</caption>
          <thead>
            <tr>
              <th scope="col">{series.period === 'week' ? 'Month (mean of its weeks)' : 'Month'}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {prices.toReversed().map(({ month, value }) => (
              <tr key={month}>
                <th scope="row">{monthInWords(month)}</th>
                <td>{priceFigure(value)}</td>
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
        Download as CSV, as published
      </a>
    </div>
  )
}
