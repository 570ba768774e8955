/** Places with prices. Countries by ISO alpha-2 code. */
export interface KnownPlaces {
  readonly countries: readonly { readonly code: string; readonly names: readonly string[] }[]
  /** `area` is the source's location of a market, the smaller area first: "Pointe-Noire, Kouilou". */
  readonly markets: readonly {
    readonly name: string
    readonly country: string
    readonly area?: string | null
  }[]
  /** The sources' own series names, with their catalogue ids; null outside the catalogue. */
  readonly series?: readonly { readonly commodity: string | null; readonly name: string }[]
}

/**
 * Place of a requested price: a market, a country, the world, or the farmer's own area. An area contains its markets by
 * name. `unknown` is a name in the position of a place, without stored prices.
 */
export type Place =
  | { readonly country: string; readonly market?: string; readonly markets?: readonly string[] }
  | 'world'
  | 'here'
  | { readonly unknown: string }
