import type { ConvertedUnit } from '@smart-farming/market-core/understand/quantities/measure-conversion'

/** Units that are signs in every language, as they stand behind a figure. */
export const measureSymbols = {
  oz: 'oz',
  L: 'L',
  ml: 'ml',
  hl: 'hl',
  m3: 'm³',
  gal: 'gal (US)',
  ukGal: 'gal (UK)',
  bbl: 'bbl',
  ha: 'ha',
  acre: 'acre',
  m2: 'm²',
  kWh: 'kWh',
  MWh: 'MWh',
  mmbtu: 'mmbtu',
  GJ: 'GJ',
} satisfies Partial<Record<ConvertedUnit, string>>
