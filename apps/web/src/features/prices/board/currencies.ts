/** A currency of today, by its ISO 4217 code and its English name. */
export interface Currency {
  readonly code: string
  readonly name: string
}

/**
 * The currencies that the browser knows, by name. Those that are history carry their years in their names, and are left
 * out.
 */
export function currencies(): readonly Currency[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .filter(({ code, name }) => name !== code && !/\d/.test(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}
