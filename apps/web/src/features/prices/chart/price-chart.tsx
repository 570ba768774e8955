import {
  type Month,
  monthInWords,
  monthNames,
  monthNumber,
  monthOfYear,
} from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { linePath } from '../../../components/chart/chart-line.ts'
import { shareOf } from '../../../components/chart/chart-scale.ts'
import { namedMonths, pricePoints, priceScale } from './price-line.ts'
import './price-chart.css'
import { priceFigure } from '../series/shown-price.ts'

/** In units of the drawing; on a phone they are about pixels. */
const WIDTH = 328
const HEIGHT = 160
const LEFT = 48
const TOP = 10
const BOTTOM = 20

interface PriceChartProps {
  /** Oldest first, at least two, in the unit that is shown. */
  prices: readonly MonthlyPrice[]
  /** "USD per tonne" */
  unit: string
  /** The farmer's break-even price in the same unit, where it is known. */
  breakEven: number | undefined
}

/** Prices by the month as a line, and the break-even price across it. Its numbers stand in the table beside it. */
export function PriceChart({ prices, unit, breakEven }: PriceChartProps) {
  const [first, last] = [prices[0]?.month ?? '', prices.at(-1)?.month ?? '']
  const values = prices.map(({ value }) => value)
  const scale = priceScale(breakEven === undefined ? values : [...values, breakEven])
  const months = monthNumber(last) - monthNumber(first)
  const x = (month: Month) => LEFT + ((monthNumber(month) - monthNumber(first)) / months) * (WIDTH - LEFT - 4)
  const y = (value: number) => TOP + (1 - shareOf(scale, value)) * (HEIGHT - TOP - BOTTOM)
  const range = `from ${priceFigure(Math.min(...values))} to ${priceFigure(Math.max(...values))} ${unit}`
  const breakEvenWords = breakEven === undefined ? '' : `; you break even at ${priceFigure(breakEven)}`
  return (
    <figure className="price-chart">
      <figcaption className="price-chart__title">
        {unit}, {monthInWords(first)} to {monthInWords(last)}
      </figcaption>
      <svg
        className="price-chart__drawing"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Prices by the month, ${range}${breakEvenWords}`}
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path className="price-chart__rule" d={`M${LEFT} ${y(tick)}H${WIDTH}`} />
            <text className="price-chart__figure" x={LEFT - 6} y={y(tick) + 4}>
              {tick.toLocaleString('en-GB')}
            </text>
          </g>
        ))}
        {namedMonths(first, last).map((month) => (
          <g key={month}>
            <path className="price-chart__rule" d={`M${x(month)} ${HEIGHT - BOTTOM}v5`} />
            <text className="price-chart__month" x={x(month)} y={HEIGHT - 4}>
              {months > 18 ? month.slice(0, 4) : monthNames[monthOfYear(month) - 1]?.slice(0, 3)}
            </text>
          </g>
        ))}
        <path className="price-chart__line" d={linePath(pricePoints(prices, x, y))} />
        {breakEven !== undefined && (
          <>
            <path className="price-chart__break-even" d={`M${LEFT} ${y(breakEven)}H${WIDTH}`} />
            <text className="price-chart__label" x={LEFT + 4} y={y(breakEven) - 5}>
              Break-even
            </text>
          </>
        )}
      </svg>
    </figure>
  )
}
