import type { NamesInLanguage } from '@smart-farming/market-core/commodities/names/names-in-language'

/** By the id of a commodity, the first of its names: what it is called in a sentence. */
export const cropNames = (names: NamesInLanguage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([id, all]) => [id, all.split(', ')[0] ?? id]))
