import { catalogue } from '../../commodities/catalogue.ts'
import { commodityIdFromStoredName, splitStoredName } from '../../commodities/stored-name.ts'
import { languageTables } from '../languages/tables.ts'
import type { KnownPlaces } from '../places.ts'
import { storedSeries } from './product-names.ts'

/** Ids of derived commodities, by base id and processed product: "soybeans oil". */
export type DerivedProducts = ReadonlyMap<string, string>

const kinds = new Map(
  languageTables.flatMap(({ names }) =>
    Object.entries(names.products).flatMap(([kind, phrases]) =>
      phrases.map((phrase) => [phrase, kind] as const),
    ),
  ),
)
const named = new Map(
  catalogue.flatMap(({ id, name, alsoCalled }) => [name, ...alsoCalled].map((one) => [one, id] as const)),
)

/**
 * Finds derived products in the catalogue ("Soybean oil") and in the names of a source ("Groundnuts
 * (paste)").
 */
export function findDerivedProducts(places: KnownPlaces): DerivedProducts {
  const made = new Map<string, string>()
  const add = (base: string, product: string, id: string) => {
    const [of, kind] = [named.get(base) ?? named.get(`${base}s`), kinds.get(product)]
    if (of !== undefined && kind !== undefined && of !== id) made.set(`${of} ${kind}`, id)
  }
  for (const { commodity, name } of storedSeries(places)) {
    const { base, kinds: told } = splitStoredName(name)
    if (commodity === null && told.length === 1) add(base, told[0] ?? '', commodityIdFromStoredName(name))
  }
  for (const { id, name } of catalogue) {
    const at = name.lastIndexOf(' ')
    if (at !== -1) add(name.slice(0, at), name.slice(at + 1), id)
  }
  return made
}
