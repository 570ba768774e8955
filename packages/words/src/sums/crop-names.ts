import type { NamesInLanguage } from '@smart-farming/market-core/commodities/names/names-in-language'

/** Commodity names mid-sentence: the first name by commodity id. */
export const cropNames = (names: NamesInLanguage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([id, all]) => [id, all.split(', ')[0] ?? id]))
