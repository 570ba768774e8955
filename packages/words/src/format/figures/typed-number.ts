import { cachePerTag } from '../per-tag.ts'

const formats = ([0, 1, 2] as const).map((decimals) =>
  cachePerTag(
    (tag) =>
      new Intl.NumberFormat(tag, {
        useGrouping: false,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
        numberingSystem: 'latn',
      }),
  ),
)

/**
 * Formats a number for an input field: no grouping, no trailing zeros, and a keyboard's minus sign.
 *
 * @param tag BCP 47 language
 * @param decimals maximum
 */
export const formatInputNumber = (tag: string, value: number, decimals: 0 | 1 | 2): string =>
  (formats[decimals]?.(tag).format(value) ?? '').replace('\u200e', '').replace('\u2212', '-')
