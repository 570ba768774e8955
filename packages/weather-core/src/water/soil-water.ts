/** Water content of a soil, m3 per m3, drained and at the wilting point. */
export interface SoilWater {
  fieldCapacity: number
  wiltingPoint: number
}

/** Soils of FAO-56 Example 36. Survey or laboratory data for the actual soil is better. */
export const SOIL_WATER = {
  loamy_sand: { fieldCapacity: 0.15, wiltingPoint: 0.06 },
  silt: { fieldCapacity: 0.32, wiltingPoint: 0.15 },
  silty_clay: { fieldCapacity: 0.35, wiltingPoint: 0.23 },
} as const satisfies Record<string, SoilWater>

/** Total available water TAW in the root zone, mm (FAO-56 Eq. 82). Rooting depth in m. */
export const totalAvailableWater = ({ fieldCapacity, wiltingPoint }: SoilWater, rootsM: number): number =>
  1000 * (fieldCapacity - wiltingPoint) * rootsM

/** Readily available water RAW, mm, which a crop can use without stress (Eq. 83). */
export const readilyAvailableWater = (tawMm: number, depletionShare: number): number => depletionShare * tawMm

/**
 * Depletion share p for a day's water use: p_table + 0.04 (5 - ETc), limited to 0.1..0.8 (FAO-56
 * Table 22, note 2).
 */
export const adjustedDepletionShare = (tableShare: number, cropEtMm: number): number =>
  Math.min(0.8, Math.max(0.1, tableShare + 0.04 * (5 - cropEtMm)))

/**
 * Water stress coefficient Ks (Eq. 84): 1 while depletion is within RAW, falling to 0 at the
 * wilting point.
 */
export function waterStress(depletionMm: number, tawMm: number, depletionShare: number): number {
  if (depletionMm <= depletionShare * tawMm) return 1
  return Math.max(0, (tawMm - depletionMm) / ((1 - depletionShare) * tawMm))
}

/** Water gains and losses of the root zone in a day, mm. */
export interface WaterDay {
  rainMm: number
  irrigationMm?: number
  /** ETc of the unstressed crop. */
  cropEtMm: number
  /** Rain below a fifth of ET0 evaporates at once and does not count (FAO-56 chapter 8). */
  et0Mm: number
}

/** Result of a day, mm. `stress` is Ks, 0..1. */
export interface WaterBalance {
  depletionMm: number
  deepPercolationMm: number
  actualEtMm: number
  stress: number
}

/**
 * Calculates one day of the root zone's water balance (FAO-56 Eq. 85-88), with the stress at the
 * start of the day, as in Example 37. Depletion stays within 0..TAW; excess water drains below the
 * roots on the same day. Ignores run-off and capillary rise.
 */
export function waterBalance(
  startDepletionMm: number,
  day: WaterDay,
  tawMm: number,
  depletionShare: number,
): WaterBalance {
  const stress = waterStress(startDepletionMm, tawMm, depletionShare)
  const actualEtMm = stress * day.cropEtMm
  const rainMm = day.rainMm < 0.2 * day.et0Mm ? 0 : day.rainMm
  const raw = startDepletionMm - rainMm - (day.irrigationMm ?? 0) + actualEtMm
  return {
    depletionMm: Math.min(tawMm, Math.max(0, raw)),
    deepPercolationMm: Math.max(0, -raw),
    actualEtMm,
    stress,
  }
}
