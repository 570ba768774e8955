import { type Month, monthNumber } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { linePath } from '../../../components/chart/chart-line.ts'
import { pricePoints } from '../chart/price-geometry.ts'
import { lastYears } from '../series/monthly-prices.ts'
import type { CropPrices } from '../series/use-crop-prices.ts'
import css from './sparkline.css?inline'

adoptStyle(css)

const WIDTH = 96
const HEIGHT = 36
/** Padding around the line, in CSS px. */
const EDGE = 3

/**
 * The last year of a price, scaled from its minimum to its maximum. Decorative, because the change
 * is also stated in words. Keeps its size while loading.
 */
export function Sparkline({ history }: { history: CropPrices['history'] }) {
  const prices = history === undefined || history === 'failed' ? [] : lastYears(history, 1)
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      {prices.length > 1 && <path d={sparklinePath(prices)} />}
    </svg>
  )
}

/** Returns a sparkline as path data. Months without a price are gaps. */
export function sparklinePath(prices: readonly MonthlyPrice[]): string {
  const values = prices.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const [first, last] = [prices[0]?.month ?? '', prices.at(-1)?.month ?? ''].map(monthNumber)
  const share = (at: number, from: number, to: number) => (to === from ? 0.5 : (at - from) / (to - from))
  const x = (month: Month) => EDGE + share(monthNumber(month), first ?? 0, last ?? 0) * (WIDTH - 2 * EDGE)
  const y = (value: number) => HEIGHT - EDGE - share(value, least, most) * (HEIGHT - 2 * EDGE)
  return linePath(pricePoints(prices, x, y))
}
