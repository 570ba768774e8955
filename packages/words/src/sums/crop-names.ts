import type { NamesInLanguage } from '@smart-farming/market-core/commodities/names/names-in-language'

/** Commodity names for use mid-sentence by commodity id: the first of each list. */
export const cropNames = (names: NamesInLanguage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([id, all]) => [id, all.split(', ')[0] ?? id]))
