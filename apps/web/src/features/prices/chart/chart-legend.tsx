import type { Month } from '@smart-farming/market-core/months'
import { monthOfYear } from '@smart-farming/words/format/dates/month'
import { priceFigure } from '@smart-farming/words/format/figures/price-figure'
import type { ReactNode } from 'react'
import { partWords } from '../../../words.ts'
import { ChartMark } from './chart-mark.tsx'
import { bandAt, bandWords, ownWords } from './chart-words.ts'
import './chart-legend.css'
import { type Charted, valueAt } from './charted.ts'

/** What is on the chart, and what each of it says of the month that is read. */
export function ChartLegend({ charted, month }: { charted: Charted; month: Month }) {
  const { tag, prices } = partWords
  const words = prices.past
  const { lines, band, own, unit } = charted
  const figure = (value: number | undefined) =>
    value === undefined ? words.noFigure : priceFigure(tag, value)
  return (
    <div className="chart-legend">
      <p className="chart-legend__head">
        <strong>{monthOfYear(tag, month)}</strong> <span className="chart-legend__unit">{unit}</span>
      </p>
      <ul>
        {lines.map((line) => (
          <Row key={line.id} label={line.label} value={figure(valueAt(line, month))}>
            <path className={`price-chart__line price-chart__line--${line.mark}`} d="M0 8H32" />
            <ChartMark mark={line.mark} x={16} y={8} />
          </Row>
        ))}
        {band && (
          <Row label={bandWords(band)} value={bandAt(band, month) ?? words.noFigure}>
            <path className="price-chart__band" d="M0 2H32V14H0Z" />
          </Row>
        )}
        {own.map(({ kind, value }) => (
          <Row key={kind} label={ownWords(kind)} value={figure(value)}>
            <path className={`price-chart__own price-chart__own--${kind}`} d="M0 8H32" />
          </Row>
        ))}
      </ul>
    </div>
  )
}

function Row({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <li className="chart-legend__row">
      <svg className="chart-legend__sample" viewBox="0 0 32 16" width="32" height="16" aria-hidden="true">
        {children}
      </svg>
      <span className="chart-legend__label">{label}</span>{' '}
      <span className="chart-legend__value">{value}</span>
    </li>
  )
}
