export const categories = [
  'cereals',
  'pulses and oilseeds',
  'oils and meals',
  'beverages',
  'fruit and vegetables',
  'livestock and fish',
  'sugar and fibres',
  'fertilisers',
  'energy',
] as const

export type Category = (typeof categories)[number]

/** A product with a price: its names, and its series in the sources. */
export interface Commodity {
  /** Stable kebab-case key in the store and the API. */
  readonly id: string
  /** Name mid-sentence: "maize", "palm oil". */
  readonly name: string
  readonly category: Category
  /**
   * Other names, lower case and without accents: English synonyms, common misspellings, and names in French, Spanish,
   * Portuguese, Swahili, Hindi (in Latin letters) and German. `name` itself is always recognised.
   */
  readonly alsoCalled: readonly string[]
  /** World Bank Pink Sheet series, trimmed and without marks; the first is the default. */
  readonly pinkSheet?: readonly string[]
  /** Name prefixes in WFP's price files, lower case: `maize` takes "Maize (white)", not "Maize flour". */
  readonly wfp?: readonly string[]
  /** Key of its bushel weight in mass.ts. */
  readonly bushel?: string
}

/** A crop or animal without prices in any source: its names. */
export type KnownCrop = Pick<Commodity, 'id' | 'name' | 'alsoCalled'>
