import { normaliseText } from '../normalise-text.ts'
import { catalogue } from './catalogue.ts'

const catalogued = new Set(
  catalogue.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(normaliseText)),
)

/**
 * Splits a stored name into the product and its varieties: "Fish (smoked)", "Coal, South African".
 * Both are normalised. `kinds` is empty for a plain product.
 */
export function splitStoredName(name: string): { base: string; kinds: string[] } {
  const [base = '', ...kinds] = name.split(/[(),]/).map(normaliseText)
  return { base, kinds: kinds.filter((kind) => kind !== '') }
}

/**
 * Creates the id of a stored name outside the catalogue: `named:` and the name. "Bread" and "Bread
 * (bakery)" share an id. "Groundnuts (paste)" is a different product from groundnuts.
 */
export function commodityIdFromStoredName(name: string): string {
  const { base } = splitStoredName(name)
  return `named:${catalogued.has(base) || base === '' ? normaliseText(name) : base}`
}

/** Returns the name of a commodity outside the catalogue; undefined for a catalogue id. */
export function storedNameById(id: string): string | undefined {
  return id.startsWith('named:') ? id.slice('named:'.length) : undefined
}
