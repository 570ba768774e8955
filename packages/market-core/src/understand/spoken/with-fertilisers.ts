import { commodityById } from '../../commodities/catalogue.ts'
import { isKnownInput } from '../../commodities/known/known-inputs.ts'
import { asksForFertilisers } from '../find-commodities.ts'

const saysArabica = /(?<![^ ])arr?ab[a-z]{2,4}(?![^ ])/

const isFertiliser = (id: string): boolean =>
  commodityById(id)?.category === 'fertilisers' || isKnownInput(id)

/**
 * The commodities named, with all fertilisers where they are asked about in general. "Coffee" in "robusta coffee" names
 * no second one.
 */
export function withFertilisers(named: readonly string[], plain: string): string[] {
  const ids = named.filter(
    (id) => id !== 'coffee-arabica' || !named.includes('coffee-robusta') || saysArabica.test(plain),
  )
  const general = asksForFertilisers(plain) && !ids.some(isFertiliser)
  return general ? [...new Set([...ids, 'urea', 'dap', 'tsp', 'potash'])] : ids
}
