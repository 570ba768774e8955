import type { PriceSeries } from '@smart-farming/contracts/prices'
import { countryName } from '@smart-farming/words/format/names/country'
import { partWords } from '../../../words.ts'

/** "Nakuru", "Kenya", "world price". */
export function whereWords({ scope, market, country }: PriceSeries): string {
  const { worth } = partWords.prices
  if (scope === 'world') return worth.world
  const where = country === null ? worth.national : (countryName(partWords.tag, country) ?? country)
  return scope === 'market' ? (market ?? where) : where
}
