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
 * A number for an input field in this language: no grouping, no trailing zeros, and the minus sign of keyboards.
 *
 * @param tag of the language, BCP 47
 * @param decimals maximum
 */
export const formatInputNumber = (tag: string, value: number, decimals: 0 | 1 | 2): string =>
  (formats[decimals]?.(tag).format(value) ?? '').replace('\u200e', '').replace('\u2212', '-')
