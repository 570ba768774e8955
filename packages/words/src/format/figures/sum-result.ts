import { number } from '../number.ts'
import { perTag } from '../per-tag.ts'

/** Digits that a figure below 1 is told with. */
const SIGNIFICANT = 3
const MOST_DECIMALS = 8
/** From here on the hundredths of money are not told. */
const NO_CENTS = 1_000_000

/**
 * A quantity that a farmer's own figures come to: up to two decimals and no zeros behind them, below 1 three
 * significant digits.
 *
 * @param tag of the language, BCP 47
 * @param value finite
 */
export function quantityFigure(tag: string, value: number): string {
  const size = Math.abs(value)
  if (size >= 1 || size === 0) return number(tag, value, size < 10_000 ? 2 : 0)
  return number(tag, value, Math.min(MOST_DECIMALS, SIGNIFICANT - 1 - Math.floor(Math.log10(size))))
}

/** Money of the same: whole, or to the hundredth. As {@link quantityFigure}. */
export function moneyFigure(tag: string, value: number): string {
  const size = Math.abs(value)
  if (size < 1) return quantityFigure(tag, value)
  const isWhole = size >= NO_CENTS || Math.round(size * 100) % 100 === 0
  return isWhole ? number(tag, value) : number(tag, value, 2, 2)
}

const shares = perTag(
  (tag) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'negative' }),
)

/** A share in %, with the sign where the language sets it: "12.5%", "12,5 %". As {@link quantityFigure}. */
export const shareFigure = (tag: string, percent: number): string =>
  shares(tag)
    .format(percent / 100)
    .replace('-', '−')
