import { ownWords } from './chart-words.ts'
import type { OwnPrice } from './charted.ts'

interface OwnPricesProps {
  own: readonly OwnPrice[]
  /** Where the lines begin and end, and where a value stands, in CSS px. */
  left: number
  right: number
  y: (value: number) => number
}

/**
 * The farmer's break-even and target across a chart, each named: the higher one above its line, the lower one below.
 */
export function OwnPrices({ own, left, right, y }: OwnPricesProps) {
  const highest = Math.max(...own.map(({ value }) => value))
  return own.map(({ kind, value }) => (
    <g key={kind}>
      <path className={`price-chart__own price-chart__own--${kind}`} d={`M${left} ${y(value)}H${right}`} />
      <text className="price-chart__label" x={left + 4} y={y(value) + (value === highest ? -5 : 14)}>
        {ownWords(kind)}
      </text>
    </g>
  ))
}
