import { plainText } from '../understand/plain-text.ts'
import { catalogue } from './catalogue.ts'

const catalogued = new Set(catalogue.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(plainText)))

/**
 * The commodity of a stored name that the catalogue does not have: "Bread" and "Bread (bakery)" are one. Its id is
 * `named:` and the name, which stands for itself wherever a commodity's name is wanted. A name that begins as a
 * commodity of the catalogue does is another thing as a whole: "Groundnuts (paste)" are no groundnuts.
 */
export function commodityOfStoredName(name: string): string {
  const [head = ''] = name.split('(')
  const base = plainText(head)
  return `named:${catalogued.has(base) || base === '' ? plainText(name) : base}`
}

/** What such a commodity is called; undefined for an id of the catalogue. */
export function storedNameOf(id: string): string | undefined {
  return id.startsWith('named:') ? id.slice('named:'.length) : undefined
}
