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

/** Something that has a price: what it is called, by whom, and where it is found in the sources. */
export interface Commodity {
  /** Stable, kebab-case: the key in the store and on the wire. */
  readonly id: string
  /** As it stands in a sentence: "maize", "palm oil". */
  readonly name: string
  readonly category: Category
  /**
   * What else people call it, lower case and without accents: other English names, common slips, and the names in
   * French, Spanish, Portuguese, Swahili, Hindi (in Latin letters) and German. The name itself is always understood.
   */
  readonly alsoCalled: readonly string[]
  /** Its World Bank Pink Sheet series, trimmed and without marks; the first is the one meant when nobody says which. */
  readonly pinkSheet?: readonly string[]
  /** How its names begin in WFP's price files, lower case: `maize` takes "Maize (white)", not "Maize flour". */
  readonly wfp?: readonly string[]
  /** Key of its bushel weight in mass.ts. */
  readonly bushel?: string
}

/** Something that farmers grow or keep and that no source of prices has: what it is called, by whom. */
export type KnownCrop = Pick<Commodity, 'id' | 'name' | 'alsoCalled'>
