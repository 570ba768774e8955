import { type Nutrient, nutrientsOf } from '../../../commodities/nutrients.ts'
import type { Placed } from '../story.ts'
import { dimension, NUTRIENT } from './dimension.ts'
import type { Link } from './link.ts'

/** The share of a fertiliser that is the nutrient that is asked of. */
export interface NutrientLink {
  readonly link: Omit<Link, 'figure'>
}

const names: Readonly<Record<string, Nutrient>> = {
  n: 'n',
  nitrogen: 'n',
  p: 'p2o5',
  p2o5: 'p2o5',
  phosphate: 'p2o5',
  phosphorus: 'p2o5',
  k: 'k2o',
  k2o: 'k2o',
  potash: 'k2o',
  potassium: 'k2o',
}
const weighed =
  /(?<![^ ])(?:kg|kgs|kilos?|kilograms?|units?|tonnes?|much|many|of) (?:of |actual |pure )*(n|p|k|nitrogen|p2o5|phosphate|phosphorus|k2o|potash|potassium)(?![^ ])/

export const isNutrient = (word: string): boolean => word in names

/** The nutrient that is asked of: "how many kg of N", "a kilo of nitrogen", "how much N". */
export const nutrientIn = (words: readonly string[]): Nutrient | undefined =>
  names[weighed.exec(words.join(' '))?.[1] ?? '']

/**
 * How much of a fertiliser is the nutrient: as the farmer told it, else as every bag of that name declares it.
 * Undefined where it is of no nutrient, or where no one fertiliser is named.
 *
 * @param told the percentage that was told
 */
export function contentOf(words: readonly string[], told?: Placed): NutrientLink | undefined {
  const nutrient = nutrientIn(words)
  if (nutrient === undefined) return undefined
  const percent = told?.value ?? nutrientsOf(words)?.[nutrient]
  if (percent === undefined || percent > 100) return undefined
  return {
    link: {
      value: percent / 100,
      dimension: dimension([NUTRIENT], ['mass']),
      shown: { value: percent, isPercent: true },
    },
  }
}
