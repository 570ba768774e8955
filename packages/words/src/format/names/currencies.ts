/** ISO 4217 code and name of a currency. */
export interface Currency {
  readonly code: string
  readonly name: string
}

/**
 * Lists the browser's currencies, sorted by name. Historical currencies are left out; their names
 * contain years.
 *
 * @param tag BCP 47 language
 */
export function listCurrencies(tag: string): readonly Currency[] {
  const names = new Intl.DisplayNames(tag, { type: 'currency' })
  const { compare } = new Intl.Collator(tag)
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .filter(({ code, name }) => name !== code && !/\p{Nd}/u.test(name))
    .sort((a, b) => compare(a.name, b.name))
}
