import { plainText } from '../plain-text.ts'
import { catalogue } from './catalogue.ts'

const catalogued = new Set(catalogue.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(plainText)))

/**
 * What a stored name is of, and what tells it from others of the same: "Fish (smoked)", "Coal, South African". Plain
 * texts; `kinds` is empty where the name says no more than the thing.
 */
export function partsOfName(name: string): { base: string; kinds: string[] } {
  const [base = '', ...kinds] = name.split(/[(),]/).map(plainText)
  return { base, kinds: kinds.filter((kind) => kind !== '') }
}

/**
 * The commodity of a stored name that the catalogue does not have: "Bread" and "Bread (bakery)" are one, and so are
 * "Coal, Australian" and "Coal, South African". Its id is `named:` and the name, which stands for itself wherever a
 * commodity's name is wanted. A name that begins as a commodity of the catalogue does is another thing as a whole:
 * "Groundnuts (paste)" are no groundnuts.
 */
export function commodityOfStoredName(name: string): string {
  const { base } = partsOfName(name)
  return `named:${catalogued.has(base) || base === '' ? plainText(name) : base}`
}

/** What such a commodity is called; undefined for an id of the catalogue. */
export function storedNameOf(id: string): string | undefined {
  return id.startsWith('named:') ? id.slice('named:'.length) : undefined
}
