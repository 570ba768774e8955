import type { ReferencePrice } from './chart-data.ts'
import { referencePriceLabel } from './chart-text.ts'

interface OwnPricesProps {
  own: readonly ReferencePrice[]
  /** Ends of the lines, and a value's vertical position, in CSS px. */
  left: number
  right: number
  y: (value: number) => number
}

/**
 * The farmer's break-even and target across a chart. The higher line has its label above, the lower
 * line below.
 */
export function ReferencePriceLines({ own, left, right, y }: OwnPricesProps) {
  const highest = Math.max(...own.map(({ value }) => value))
  return own.map(({ kind, value }) => (
    <g key={kind}>
      <path className={`price-chart__own price-chart__own--${kind}`} d={`M${left} ${y(value)}H${right}`} />
      <text className="price-chart__label" x={left + 4} y={y(value) + (value === highest ? -5 : 14)}>
        {referencePriceLabel(kind)}
      </text>
    </g>
  ))
}
