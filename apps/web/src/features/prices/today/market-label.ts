import type { PriceSeries } from '@smart-farming/contracts/prices'
import { formatCountry } from '@smart-farming/words/format/names/country'
import { lazyWords } from '../../../words.ts'

/** Short name of a price's market, such as "Nakuru", "Kenya" or "world price". */
export function marketLabel({ scope, market, country }: PriceSeries): string {
  const { worth } = lazyWords.prices
  if (scope === 'world') return worth.world
  const where = country === null ? worth.national : (formatCountry(lazyWords.tag, country) ?? country)
  return scope === 'market' ? (market ?? where) : where
}
