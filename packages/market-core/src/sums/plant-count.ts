export const SQUARE_METRES_PER_HECTARE = 10_000

export interface PlantingInput {
  readonly areaHa: number
  /** Between rows, in cm. */
  readonly rowCm: number
  /** Between planting holes in the row, in cm. */
  readonly inRowCm: number
  /** Plants wanted in one hole. */
  readonly perHole: number
  /** Of 100 seeds, how many come up: above 0 to 100. */
  readonly emergencePercent: number
  /** Of 1,000 seeds, in g; undefined where nobody knows. */
  readonly thousandSeedG: number | undefined
}

export interface Planting {
  readonly plants: number
  readonly plantsPerHa: number
  readonly holes: number
  readonly seeds: number
  readonly seedKg: number | undefined
}

/**
 * Plants a hectare = 10,000 m2 / (row spacing x plant spacing), as in ICRISAT, "Plant Stand Estimation and
 * Determination of Seed Requirement"; seeds = plants / emergence, and their mass by the weight of 1,000 seeds.
 * Undefined where a figure is not above 0 or more than 100 % come up.
 */
export function planting(input: PlantingInput): Planting | undefined {
  const { areaHa, rowCm, inRowCm, perHole, emergencePercent, thousandSeedG } = input
  const isAbove0 = [areaHa, rowCm, inRowCm, perHole, emergencePercent].every((value) => value > 0)
  if (!isAbove0 || emergencePercent > 100) return undefined
  const holesPerHa = SQUARE_METRES_PER_HECTARE / ((rowCm / 100) * (inRowCm / 100))
  const plantsPerHa = holesPerHa * perHole
  const plants = plantsPerHa * areaHa
  const seeds = (plants * 100) / emergencePercent
  return {
    plants,
    plantsPerHa,
    holes: holesPerHa * areaHa,
    seeds,
    seedKg: thousandSeedG === undefined ? undefined : (seeds * thousandSeedG) / 1_000_000,
  }
}
