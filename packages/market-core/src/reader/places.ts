/** The places that prices are known for. Countries by ISO alpha-2 code. */
export interface KnownPlaces {
  readonly countries: readonly { readonly code: string; readonly names: readonly string[] }[]
  /** `area` is what the source says that a market lies in, the smaller first: "Pointe-Noire, Kouilou". */
  readonly markets: readonly {
    readonly name: string
    readonly country: string
    readonly area?: string | null
  }[]
  /** The sources' own names of what is stored, with the catalogue's id; null for what the catalogue does not have. */
  readonly series?: readonly { readonly commodity: string | null; readonly name: string }[]
}

/**
 * Where a price is wanted: a market, a country, the world, or the farmer's own neighbourhood. An area has the markets
 * in it, by their names. `unknown` is a name that stands where a place does and that no price is stored for.
 */
export type Place =
  | { readonly country: string; readonly market?: string; readonly markets?: readonly string[] }
  | 'world'
  | 'here'
  | { readonly unknown: string }
