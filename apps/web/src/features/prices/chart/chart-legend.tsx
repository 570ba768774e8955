import type { Month } from '@smart-farming/market-core/months'
import { formatMonth } from '@smart-farming/words/format/dates/month'
import { formatPrice } from '@smart-farming/words/format/figures/price-figure'
import type { ReactNode } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { type PriceChartData, valueAt, visibleReferencePrices } from './chart-data.ts'
import css from './chart-legend.css?inline'
import { ChartMarker } from './chart-marker.tsx'
import { bandLabel, bandRangeText, referencePriceLabel } from './chart-text.ts'

adoptStyle(css)

/** Legend of the chart, with the selected month's values. */
export function ChartLegend({ charted, month }: { charted: PriceChartData; month: Month }) {
  const { tag, prices } = lazyWords
  const words = prices.past
  const { lines, band, own } = charted
  const drawn = visibleReferencePrices(charted)
  const figure = (value: number | undefined) =>
    value === undefined ? words.noFigure : formatPrice(tag, value)
  return (
    <div className="chart-legend">
      <p className="chart-legend__head">
        <strong>{formatMonth(tag, month)}</strong>
      </p>
      <ul>
        {lines.map((line) => (
          <Row key={line.id} label={line.label} value={figure(valueAt(line, month))}>
            <path className={`price-chart__line price-chart__line--${line.mark}`} d="M0 8H32" />
            <ChartMarker mark={line.mark} x={16} y={8} />
          </Row>
        ))}
        {band && (
          <Row label={bandLabel(band)} value={bandRangeText(band, month) ?? words.noFigure} isLong>
            <path className="price-chart__band" d="M0 2H32V14H0Z" />
          </Row>
        )}
        {own.map((one) => (
          <Row
            key={one.kind}
            label={
              drawn.includes(one)
                ? referencePriceLabel(one.kind)
                : words.offChart({ own: referencePriceLabel(one.kind) })
            }
            value={figure(one.value)}
          >
            {drawn.includes(one) && (
              <path className={`price-chart__own price-chart__own--${one.kind}`} d="M0 8H32" />
            )}
          </Row>
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  label: string
  value: string
  isLong?: boolean
  children: ReactNode
}

function Row({ label, value, isLong = false, children }: RowProps) {
  return (
    <li className={isLong ? 'chart-legend__row chart-legend__row--long' : 'chart-legend__row'}>
      <svg className="chart-legend__sample" viewBox="0 0 32 16" width="32" height="16" aria-hidden="true">
        {children}
      </svg>
      <span className="chart-legend__label">{label}</span>{' '}
      <span className="chart-legend__value">{value}</span>
    </li>
  )
}
