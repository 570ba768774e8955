import { type Month, monthNumber } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { monthOfYear, shortMonth, yearOf } from '@smart-farming/words/format/dates/month'
import { priceFigure } from '@smart-farming/words/format/figures/price-figure'
import { number } from '@smart-farming/words/format/number'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { linePath } from '../../../components/chart/chart-line.ts'
import { shareOf } from '../../../components/chart/chart-scale.ts'
import { useFrameWidth } from '../../../components/chart/use-frame-width.ts'
import { partWords } from '../../../words.ts'
import css from './price-chart.css?inline'
import { namedMonths, pricePoints, priceScale } from './price-line.ts'

adoptStyle(css)

/** In CSS px; it is as wide as its frame. */
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
  const { tag } = partWords
  const words = partWords.prices.past
  const [frame, width] = useFrameWidth<HTMLElement>()
  const [first, last] = [prices[0]?.month ?? '', prices.at(-1)?.month ?? '']
  const values = prices.map(({ value }) => value)
  const scale = priceScale(breakEven === undefined ? values : [...values, breakEven])
  const months = monthNumber(last) - monthNumber(first)
  const x = (month: Month) => LEFT + ((monthNumber(month) - monthNumber(first)) / months) * (width - LEFT - 4)
  const y = (value: number) => TOP + (1 - shareOf(scale, value)) * (HEIGHT - TOP - BOTTOM)
  return (
    <figure className="price-chart" ref={frame}>
      <figcaption className="price-chart__title">
        {words.title({ unit, from: monthOfYear(tag, first), to: monthOfYear(tag, last) })}
      </figcaption>
      <svg
        className="price-chart__drawing"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={inShort(values, unit, breakEven)}
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path className="price-chart__rule" d={`M${LEFT} ${y(tick)}H${width}`} />
            <text className="price-chart__figure" x={LEFT - 6} y={y(tick) + 4}>
              {number(tag, tick, 3)}
            </text>
          </g>
        ))}
        {namedMonths(first, last).map((month) => (
          <g key={month}>
            <path className="price-chart__rule" d={`M${x(month)} ${HEIGHT - BOTTOM}v5`} />
            <text className="price-chart__month" x={x(month)} y={HEIGHT - 4}>
              {months > 18 ? yearOf(tag, month) : shortMonth(tag, month)}
            </text>
          </g>
        ))}
        <path className="price-chart__line" d={linePath(pricePoints(prices, x, y))} />
        {breakEven !== undefined && (
          <>
            <path className="price-chart__break-even" d={`M${LEFT} ${y(breakEven)}H${width}`} />
            <text className="price-chart__label" x={LEFT + 4} y={y(breakEven) - 5}>
              {words.breakEven}
            </text>
          </>
        )}
      </svg>
    </figure>
  )
}

/** What the drawing shows, for who does not see it. */
function inShort(values: readonly number[], unit: string, breakEven: number | undefined): string {
  const words = partWords.prices.past
  const figure = (value: number) => priceFigure(partWords.tag, value)
  const range = { unit, least: figure(Math.min(...values)), most: figure(Math.max(...values)) }
  return breakEven === undefined
    ? words.inShort(range)
    : words.inShortWithBreakEven({ ...range, breakEven: figure(breakEven) })
}
