import { catalogue } from '../../commodities/catalogue.ts'
import { commodityOfStoredName, partsOfName } from '../../commodities/stored-name.ts'
import { tables } from '../languages/tables.ts'
import type { KnownPlaces } from '../places.ts'
import { storedOf } from './names-of-things.ts'

/** Commodities made of another one, by the id of that one and the processed product: "soybeans oil". */
export type MadeOf = ReadonlyMap<string, string>

const kinds = new Map(
  tables.flatMap(({ names }) =>
    Object.entries(names.products).flatMap(([kind, phrases]) =>
      phrases.map((phrase) => [phrase, kind] as const),
    ),
  ),
)
const named = new Map(
  catalogue.flatMap(({ id, name, alsoCalled }) => [name, ...alsoCalled].map((one) => [one, id] as const)),
)

/** "Soybean oil" of the catalogue, "Groundnuts (paste)" of a source. */
export function madeOf(places: KnownPlaces): MadeOf {
  const made = new Map<string, string>()
  const add = (base: string, product: string, id: string) => {
    const [of, kind] = [named.get(base) ?? named.get(`${base}s`), kinds.get(product)]
    if (of !== undefined && kind !== undefined && of !== id) made.set(`${of} ${kind}`, id)
  }
  for (const { commodity, name } of storedOf(places)) {
    const { base, kinds: told } = partsOfName(name)
    if (commodity === null && told.length === 1) add(base, told[0] ?? '', commodityOfStoredName(name))
  }
  for (const { id, name } of catalogue) {
    const at = name.lastIndexOf(' ')
    if (at !== -1) add(name.slice(0, at), name.slice(at + 1), id)
  }
  return made
}
