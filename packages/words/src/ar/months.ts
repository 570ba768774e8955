import { plural } from '../format/plural.ts'

/** So many months, in each of the six plural forms of Arabic. */
export const months = (count: number, figure: string): string =>
  plural('ar', count, {
    zero: `${figure} شهر`,
    one: `شهر واحد (${figure})`,
    two: `شهران (${figure})`,
    few: `${figure} أشهر`,
    many: `${figure} شهرا`,
    other: `${figure} شهر`,
  })
