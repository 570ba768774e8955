import type { PriceUnit } from '@smart-farming/market-core/mass'

/** Used after "per". */
export const priceUnits = {
  kg: 'kg',
  g: 'g',
  t: 'tonne',
  quintal: 'quintal',
  lb: 'pound',
  cwt: 'hundredweight',
  ukCwt: 'UK hundredweight',
  shortTon: 'short ton',
  longTon: 'long ton',
  maund: 'maund (40 kg)',
  bushel: 'bushel',
  bag: 'bag (90 kg)',
} satisfies Record<PriceUnit, string>
