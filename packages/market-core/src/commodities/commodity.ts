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

export interface Commodity {
  /** Stable kebab-case key in the database and the API. */
  readonly id: string
  /** Name within a sentence: "maize", "palm oil". */
  readonly name: string
  readonly category: Category
  /**
   * Other names, lower case and without accents: English synonyms, common misspellings, and names
   * in French, Spanish, Portuguese, Swahili, Hindi (in Latin letters) and German.
   */
  readonly alsoCalled: readonly string[]
  /** World Bank Pink Sheet series, trimmed and without marks. The first is the default. */
  readonly pinkSheet?: readonly string[]
  /** Lower-case name prefixes in WFP's price files: `maize` matches "Maize (white)". */
  readonly wfp?: readonly string[]
  /** Key of the bushel weight in mass.ts. */
  readonly bushel?: string
}

/** A crop or animal without a price in any source. */
export type KnownCrop = Pick<Commodity, 'id' | 'name' | 'alsoCalled'>
