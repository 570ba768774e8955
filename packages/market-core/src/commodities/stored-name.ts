import { normaliseText } from '../normalise-text.ts'
import { catalogue } from './catalogue.ts'

const catalogued = new Set(
  catalogue.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(normaliseText)),
)

/**
 * Splits a stored name into the product and its varieties: "Fish (smoked)", "Coal, South African". Plain texts; `kinds`
 * is empty if the name only states the product.
 */
export function splitStoredName(name: string): { base: string; kinds: string[] } {
  const [base = '', ...kinds] = name.split(/[(),]/).map(normaliseText)
  return { base, kinds: kinds.filter((kind) => kind !== '') }
}

/**
 * Commodity id of a stored name outside the catalogue: "Bread" and "Bread (bakery)" share one, as do "Coal, Australian"
 * and "Coal, South African". The id is `named:` and the name, which is displayed as it is. A name that begins like a
 * commodity of the catalogue is a different product: "Groundnuts (paste)" are not groundnuts.
 */
export function commodityIdOfStoredName(name: string): string {
  const { base } = splitStoredName(name)
  return `named:${catalogued.has(base) || base === '' ? normaliseText(name) : base}`
}

/** Name of a commodity outside the catalogue; undefined for a catalogue id. */
export function storedNameById(id: string): string | undefined {
  return id.startsWith('named:') ? id.slice('named:'.length) : undefined
}
