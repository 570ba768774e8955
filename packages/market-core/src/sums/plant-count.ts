export const SQUARE_METRES_PER_HECTARE = 10_000

export interface PlantingInput {
  readonly areaHa: number
  /** Distance between rows, in cm. */
  readonly rowCm: number
  /** Distance between planting holes in the row, in cm. */
  readonly inRowCm: number
  /** Target plants per hole. */
  readonly perHole: number
  /** Share of seeds that emerge, in %, above 0 to 100. */
  readonly emergencePercent: number
  /** Weight of 1,000 seeds in g; undefined if not known. */
  readonly thousandSeedG: number | undefined
}

export interface PlantCount {
  readonly plants: number
  readonly plantsPerHa: number
  readonly holes: number
  readonly seeds: number
  readonly seedKg: number | undefined
}

/**
 * Plants per hectare = 10,000 m2 / (row spacing x plant spacing), as in ICRISAT, "Plant Stand
 * Estimation and Determination of Seed Requirement". Seeds = plants / emergence. Undefined if an
 * input is not above 0, or for an emergence over 100 %.
 */
export function countPlants(input: PlantingInput): PlantCount | undefined {
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
