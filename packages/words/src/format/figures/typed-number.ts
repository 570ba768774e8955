import { perTag } from '../per-tag.ts'

const formats = ([0, 1, 2] as const).map((decimals) =>
  perTag(
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
 * A number as people of this language would type it into a box: without a mark between thousands, without trailing
 * zeros, and with the minus that keyboards have.
 *
 * @param tag of the language, BCP 47
 * @param decimals at most so many
 */
export const typedNumber = (tag: string, value: number, decimals: 0 | 1 | 2): string =>
  (formats[decimals]?.(tag).format(value) ?? '').replace('\u200e', '').replace('\u2212', '-')
