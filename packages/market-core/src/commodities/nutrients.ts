/** What plants take up, as the trade declares it. */
export type Nutrient = 'n' | 'p2o5' | 'k2o'

type Content = Readonly<Partial<Record<Nutrient, number>>>

/**
 * What is declared on every bag of a fertiliser, in % by weight: a definition of the trade, and no advice on how much
 * to use. Those whose content differs from maker to maker (CAN, ammonium nitrate, SSP) are not here: the bag says it.
 */
const contents: readonly (readonly [names: RegExp, content: Content])[] = [
  [/(?<![^ ])urea(?![^ ])/, { n: 46 }],
  [/(?<![^ ])(?:dap|diammonium phosphate)(?![^ ])/, { n: 18, p2o5: 46 }],
  [/(?<![^ ])(?:map|monoammonium phosphate)(?![^ ])/, { n: 11, p2o5: 52 }],
  [/(?<![^ ])(?:tsp|triple super(?: ?phosphate)?)(?![^ ])/, { p2o5: 46 }],
  [/(?<![^ ])(?:mop|muriate(?: of potash)?|potassium chloride)(?![^ ])/, { k2o: 60 }],
  [/(?<![^ ])(?:ammonium sulphate|ammonium sulfate|sulphate of ammonia)(?![^ ])/, { n: 21 }],
]

/** What the one fertiliser that is named holds; undefined where none or several are. */
export function nutrientsOf(words: readonly string[]): Content | undefined {
  const plain = words.join(' ')
  const found = contents.filter(([names]) => names.test(plain))
  return found.length === 1 ? found[0]?.[1] : undefined
}
