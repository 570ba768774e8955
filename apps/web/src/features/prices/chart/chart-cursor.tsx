import { addMonths, type Month, monthNumber } from '@smart-farming/market-core/months'
import type { PointerEvent, ReactNode } from 'react'
import { lazyWords } from '../../../words.ts'
import { monthCount, type PriceChartData } from './chart-data.ts'
import { describeMonth } from './chart-text.ts'

interface ChartReaderProps {
  charted: PriceChartData
  month: Month
  onRead: (month: Month) => void
  /** Horizontal positions of the first and last month, in CSS px. */
  from: number
  to: number
  children: ReactNode
}

/**
 * Selects a month of a chart: by finger or mouse, and with a slider for the keyboard and screen
 * readers. Vertical swipes scroll the page (`touch-action`).
 */
export function ChartCursor({ charted, month, onRead, from, to, children }: ChartReaderProps) {
  const long = monthCount(charted)
  const at = (step: number) => addMonths(charted.first, Math.min(long, Math.max(0, step)))
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const across = clientX - currentTarget.getBoundingClientRect().left
    onRead(at(Math.round(((across - from) / (to - from)) * long)))
  }
  return (
    <div className="price-chart__reader" onPointerDown={point} onPointerMove={point}>
      {children}
      <input
        className="price-chart__slider"
        type="range"
        min={0}
        max={long}
        step={1}
        value={monthNumber(month) - monthNumber(charted.first)}
        aria-label={lazyWords.prices.past.read}
        aria-valuetext={describeMonth(charted, month)}
        onChange={({ target }) => onRead(at(Number(target.value)))}
      />
    </div>
  )
}
