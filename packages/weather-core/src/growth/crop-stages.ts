import type { FarmCropName } from '../work/farm/farm-crops.ts'
import { DEGREE_DAY_LIMITS, type DegreeDayLimits, type DegreeDayMethod } from './degree-days.ts'

export interface CropDegreeDays {
  limits: DegreeDayLimits
  method: DegreeDayMethod
}

const counted = (limits: DegreeDayLimits): CropDegreeDays => ({
  limits,
  method: limits.upper === undefined ? 'average' : 'capped',
})
const { maize, wheat } = DEGREE_DAY_LIMITS

/** Crops with a base temperature. Wine grapes: 10 °C after Amerine & Winkler (1944). */
export const CROP_DEGREE_DAYS: Readonly<Partial<Record<FarmCropName, CropDegreeDays>>> = {
  grain_maize: counted(maize),
  sweet_maize: counted(maize),
  sorghum: counted(DEGREE_DAY_LIMITS.sorghum),
  soybean: counted(DEGREE_DAY_LIMITS.soybean),
  alfalfa: counted(DEGREE_DAY_LIMITS.alfalfa),
  spring_wheat: counted(wheat),
  winter_wheat: counted(wheat),
  barley: counted(DEGREE_DAY_LIMITS.barley),
  oats: counted(DEGREE_DAY_LIMITS.oats),
  cotton: counted(DEGREE_DAY_LIMITS.cotton),
  potato: counted(DEGREE_DAY_LIMITS.potato),
  canola: counted(DEGREE_DAY_LIMITS.canola),
  wine_grape: counted({ base: 10 }),
}

/** In order of growth. */
export const MAIZE_STAGES = ['v8', 'v13', 'tassel', 'milk', 'dough', 'dent', 'black_layer'] as const
export type MaizeStage = (typeof MAIZE_STAGES)[number]

/**
 * Degree days (86/50 °F) at which grain maize of 95 to 105 days reaches its stages (University of
 * Wisconsin, J. G. Lauer). Other hybrids differ.
 */
const MAIZE_FROM_F: Readonly<Record<MaizeStage, number>> = {
  v8: 600,
  v13: 900,
  tassel: 1200,
  milk: 1550,
  dough: 1900,
  dent: 2200,
  black_layer: 2400,
}

/** The last stage reached, and the next one with the degree days (°C) still needed. */
export interface GrowthStageProgress {
  reached?: MaizeStage
  next?: { stage: MaizeStage; degreeDays: number }
}

/** Growth stage from degree days since sowing, °C. Undefined for crops without a table. */
export function growthStage(crop: FarmCropName, degreeDays: number): GrowthStageProgress | undefined {
  if (crop !== 'grain_maize') return undefined
  const at = (stage: MaizeStage) => MAIZE_FROM_F[stage] / 1.8
  const reached = MAIZE_STAGES.findLast((stage) => degreeDays >= at(stage))
  const next = MAIZE_STAGES.find((stage) => degreeDays < at(stage))
  return {
    ...(reached && { reached }),
    ...(next && { next: { stage: next, degreeDays: at(next) - degreeDays } }),
  }
}
