import { perTag } from '../per-tag.ts'

const formats = [0, 1, 2, 3].map((decimals) =>
  perTag(
    (tag) =>
      new Intl.NumberFormat(tag, {
        // Money has two; a third is told where it is not 0.
        minimumFractionDigits: Math.min(decimals, 2),
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      }),
  ),
)

/**
 * A figure of an answer: three significant digits at least, thousands apart; below 1 up to three decimals, as a pound
 * of sugar has a price of 0.139.
 *
 * @param tag of the language, BCP 47
 */
export function figure(tag: string, value: number): string {
  const size = Math.abs(value)
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  return formats[decimals]?.(tag).format(value) ?? ''
}

/** From here on the hundredths of somebody's own money are not told. */
const NO_CENTS = 100_000

/**
 * What somebody's own figures come to, to the hundredth: an invoice of 1,613.61 is not 1,614. Below a hundred as
 * {@link figure}.
 *
 * @param tag of the language, BCP 47
 */
export function sumFigure(tag: string, value: number): string {
  const hasCents = Math.abs(value) < NO_CENTS && Math.round(Math.abs(value) * 100) % 100 !== 0
  return Math.abs(value) >= 100 && hasCents ? (formats[2]?.(tag).format(value) ?? '') : figure(tag, value)
}

const shares = perTag(
  (tag) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
      signDisplay: 'never',
    }),
)

/**
 * How much a change is in per cent, without its sign, which the words around it say, and without a mark for per cent,
 * which languages set differently: 1.8.
 *
 * @param tag of the language, BCP 47
 */
export const percentFigure = (tag: string, percent: number): string => shares(tag).format(percent)
