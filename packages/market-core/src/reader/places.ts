/** Places with stored prices. Country codes are ISO 3166-1 alpha-2. */
export interface KnownPlaces {
  readonly countries: readonly { readonly code: string; readonly names: readonly string[] }[]
  /** `area` comes from the source, smallest area first: "Pointe-Noire, Kouilou". */
  readonly markets: readonly {
    readonly name: string
    readonly country: string
    readonly area?: string | null
  }[]
  /** Series names as in the sources. `commodity` is null outside the catalogue. */
  readonly series?: readonly { readonly commodity: string | null; readonly name: string }[]
}

/**
 * Place of a requested price. `markets` are the markets of an area, "here" is the farmer's own
 * area, and `unknown` is a place name without stored prices.
 */
export type Place =
  | { readonly country: string; readonly market?: string; readonly markets?: readonly string[] }
  | 'world'
  | 'here'
  | { readonly unknown: string }
