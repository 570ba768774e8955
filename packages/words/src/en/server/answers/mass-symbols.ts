import type { PriceUnit } from '@smart-farming/market-core/mass'

/** Units of weight as they stand behind a figure. */
export const massSymbols = {
  kg: 'kg',
  g: 'g',
  t: 't',
  quintal: 'quintal',
  lb: 'lb',
  cwt: 'US cwt',
  ukCwt: 'UK cwt',
  shortTon: 'short ton',
  longTon: 'long ton',
  maund: 'maund',
  bushel: 'bushel',
  bag: 'bag',
} satisfies Record<PriceUnit, string>
