/** FAO-56 values of a crop: Kc and height (Table 12), roots and depletion (Table 22). */
export interface CropWater {
  /** Crop coefficients of the initial stage, full growth and the end. */
  kcInitial: number
  kcMiddle: number
  kcEnd: number
  /** At full growth. */
  heightM: number
  /** Maximum effective rooting depth, m: the published range. */
  rootsM: readonly [number, number]
  /** Share of the available water that a crop can use without stress, at about 5 mm/day. */
  depletionShare: number
}

const crop = (
  [kcInitial, kcMiddle, kcEnd]: readonly [number, number, number],
  heightM: number,
  rootsM: readonly [number, number],
  depletionShare: number,
): CropWater => ({ kcInitial, kcMiddle, kcEnd, heightM, rootsM, depletionShare })

/**
 * Crops of FAO-56 Tables 12 and 22, with the middle of each range of Kc or height. Rice's 0.20 is
 * relative to saturation. Kc_end of grain is for dry harvest; fresh harvest ends higher.
 */
export const CROP_WATER = {
  spring_wheat: crop([0.3, 1.15, 0.33], 1, [1.0, 1.5], 0.55),
  winter_wheat: crop([0.7, 1.15, 0.33], 1, [1.5, 1.8], 0.55),
  barley: crop([0.3, 1.15, 0.25], 1, [1.0, 1.5], 0.55),
  oats: crop([0.3, 1.15, 0.25], 1, [1.0, 1.5], 0.55),
  grain_maize: crop([0.3, 1.2, 0.48], 2, [1.0, 1.7], 0.55),
  sweet_maize: crop([0.3, 1.15, 1.05], 1.5, [0.8, 1.2], 0.5),
  sorghum: crop([0.3, 1.05, 0.55], 1.5, [1.0, 2.0], 0.55),
  millet: crop([0.3, 1.0, 0.3], 1.5, [1.0, 2.0], 0.55),
  rice: crop([1.05, 1.2, 0.75], 1, [0.5, 1.0], 0.2),
  soybean: crop([0.4, 1.15, 0.5], 0.7, [0.6, 1.3], 0.5),
  groundnut: crop([0.4, 1.15, 0.6], 0.4, [0.5, 1.0], 0.5),
  chickpea: crop([0.4, 1.0, 0.35], 0.4, [0.6, 1.0], 0.5),
  lentil: crop([0.4, 1.1, 0.3], 0.5, [0.6, 0.8], 0.5),
  dry_bean: crop([0.4, 1.15, 0.35], 0.4, [0.6, 0.9], 0.45),
  canola: crop([0.35, 1.08, 0.35], 0.6, [1.0, 1.5], 0.6),
  sunflower: crop([0.35, 1.08, 0.35], 2.0, [0.8, 1.5], 0.45),
  cotton: crop([0.35, 1.18, 0.6], 1.35, [1.0, 1.7], 0.65),
  potato: crop([0.5, 1.15, 0.75], 0.6, [0.4, 0.6], 0.35),
  sugar_beet: crop([0.35, 1.2, 0.7], 0.5, [0.7, 1.2], 0.55),
  cassava: crop([0.3, 0.8, 0.3], 1.0, [0.5, 0.8], 0.35),
  tomato: crop([0.6, 1.15, 0.8], 0.6, [0.7, 1.5], 0.4),
  pepper: crop([0.6, 1.05, 0.9], 0.7, [0.5, 1.0], 0.3),
  onion: crop([0.7, 1.05, 0.75], 0.4, [0.3, 0.6], 0.3),
  cabbage: crop([0.7, 1.05, 0.95], 0.4, [0.5, 0.8], 0.45),
  alfalfa: crop([0.4, 0.95, 0.9], 0.7, [1.0, 2.0], 0.55),
  grazed_pasture: crop([0.4, 0.95, 0.85], 0.23, [0.5, 1.5], 0.6),
  ryegrass_hay: crop([0.95, 1.05, 1.0], 0.3, [0.6, 1.0], 0.6),
  sugar_cane: crop([0.4, 1.25, 0.75], 3, [1.2, 2.0], 0.65),
  banana: crop([1.0, 1.2, 1.1], 4, [0.5, 0.9], 0.35),
  coffee: crop([0.9, 0.95, 0.95], 2.5, [0.9, 1.5], 0.4),
  apple: crop([0.45, 0.95, 0.7], 4, [1.0, 2.0], 0.5),
  wine_grape: crop([0.3, 0.7, 0.45], 1.75, [1.0, 2.0], 0.45),
  citrus: crop([0.7, 0.65, 0.7], 4, [1.2, 1.5], 0.5),
} as const satisfies Record<string, CropWater>

export type WaterCrop = keyof typeof CROP_WATER
