/** A current currency: its ISO 4217 code, and its name in a language. */
export interface Currency {
  readonly code: string
  readonly name: string
}

/**
 * The currencies that the browser knows, sorted by their names in this language. Historical ones carry years in their
 * names and are left out.
 *
 * @param tag of the language, BCP 47
 */
export function listCurrencies(tag: string): readonly Currency[] {
  const names = new Intl.DisplayNames(tag, { type: 'currency' })
  const { compare } = new Intl.Collator(tag)
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .filter(({ code, name }) => name !== code && !/\p{Nd}/u.test(name))
    .sort((a, b) => compare(a.name, b.name))
}
