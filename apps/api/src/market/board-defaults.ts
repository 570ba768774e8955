import type { BoardDefaults } from '@smart-farming/contracts/prices'
import countryToCurrency from 'country-to-currency'
import { fixedParities } from './stored/fixed-parities.ts'
import type { PriceStore } from './stored/price-store.ts'

const currencyOf: ReadonlyMap<string, string> = new Map(Object.entries(countryToCurrency))

/**
 * Initial content of a price board in a country: the crops with local prices and their most common
 * currency. Without local prices, the country's own currency, if prices can be converted to it.
 * @param country ISO 3166-1 alpha-2
 */
export async function findBoardDefaults(store: PriceStore, country: string): Promise<BoardDefaults> {
  const local = await store.ofCountry(country)
  const crops = [...new Set(local.map(({ commodity }) => commodity))].sort()
  const currency = local[0]?.currency ?? (await convertible(store, currencyOf.get(country)))
  return { crops, ...(currency !== undefined && { currency }) }
}

async function convertible(store: PriceStore, currency: string | undefined): Promise<string | undefined> {
  if (currency === undefined) return undefined
  if (fixedParities([currency]).length > 0) return currency
  const rates = await store.rates([currency])
  const isKnown = rates.some(({ base, quote }) => base === currency || quote === currency)
  return isKnown ? currency : undefined
}
