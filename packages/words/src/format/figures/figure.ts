import { perTag } from '../per-tag.ts'

const formats = [0, 1, 2].map((decimals) =>
  perTag(
    (tag) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      }),
  ),
)

/**
 * A figure of an answer: three significant digits at least, two decimals at most, thousands apart.
 *
 * @param tag of the language, BCP 47
 */
export function figure(tag: string, value: number): string {
  const size = Math.abs(value)
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : 2
  return formats[decimals]?.(tag).format(value) ?? ''
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
