import { mayBeSnowCovered, type PastSoilDay } from '../field/derive-soil.ts'
import type { SoilType } from '../field/soil-moisture-deficit.ts'
import { addDays } from '../steps/local-days.ts'
import type { FarmCropName } from '../work/farm/farm-crops.ts'
import { FARM_CROPS } from '../work/farm/farm-crops.ts'
import { CROP_WATER, type CropWater } from './crops.ts'
import { SOIL_WATER, totalAvailableWater, waterBalance } from './soil-water.ts'

/** Lower and upper bound of a value. */
export interface Range {
  least: number
  most: number
}

/** Water available to a crop's roots: mm except for shares. */
export interface RootZone {
  /** Crop coefficient, as far as crop and stage determine it. */
  kc: Range
  tawMm: number
  /** Readily available water, which the crop can use without stress. */
  rawMm: number
  /** Readily available share of `tawMm`, p of FAO-56 Table 22 as printed. */
  readyShare: number
}

/** Soils of FAO-56 Example 36 for the farm's two types: the lightest and the heaviest. */
const SOIL_OF = { light: SOIL_WATER.loamy_sand, clay: SOIL_WATER.silty_clay } as const

/**
 * Part of the Kc curve covered by a stage, by the stage's name in the frost table: the curve rises between bare soil
 * and full cover, is flat at flowering, and falls afterwards. A stage missing here covers all of it.
 */
const PARTS = {
  tillering: ['kcInitial', 'kcMiddle'],
  jointing: ['kcInitial', 'kcMiddle'],
  boot: ['kcMiddle', 'kcMiddle'],
  heading_and_flowering: ['kcMiddle', 'kcMiddle'],
  milk_and_dough: ['kcMiddle', 'kcEnd'],
  seedling: ['kcInitial', 'kcInitial'],
} as const satisfies Record<string, readonly [keyof CropWater, keyof CropWater]>

/** Possible crop coefficients; the crop's whole range if its stage is not given. */
export function kcRange(crop: CropWater, stage: string | undefined): Range {
  const parts: Readonly<Record<string, readonly ('kcInitial' | 'kcMiddle' | 'kcEnd')[]>> = PARTS
  const names = (stage !== undefined && parts[stage]) || (['kcInitial', 'kcMiddle', 'kcEnd'] as const)
  const points = names.map((name) => crop[name])
  return { least: Math.min(...points), most: Math.max(...points) }
}

/** Root zone of a farm's crop, at the mean of FAO-56's rooting depths; undefined for a crop without a table. */
export function rootZone(
  crop: { name: FarmCropName; stage?: string | undefined },
  soil: SoilType,
): RootZone | undefined {
  const { water } = FARM_CROPS[crop.name]
  if (water === undefined) return undefined
  const { rootsM, depletionShare, ...rest } = CROP_WATER[water]
  const tawMm = totalAvailableWater(SOIL_OF[soil], (rootsM[0] + rootsM[1]) / 2)
  return {
    kc: kcRange({ ...rest, rootsM, depletionShare }, crop.stage),
    tawMm,
    rawMm: depletionShare * tawMm,
    readyShare: depletionShare,
  }
}

/** Upper bound of a day's ET0 in practice, mm. */
const MAX_ET0_MM = 15

/** Water gains and losses of the root zone in a day, mm. Unknown data is absent. */
export interface RootZoneDay {
  /** Rain, including snow as water. */
  rainMm?: number | undefined
  /** The part of `rainMm` that certainly reaches the soil: less if some of it may lie as snow. */
  soakedMm?: number | undefined
  et0Mm?: number | undefined
  /** True if snow may lie on the soil. */
  isCovered: boolean
}

/**
 * Depletion of the root zone after a day: the wet end with the lowest possible crop water use, the dry end with the
 * highest. Without rain data the wet end is full again. Without ET0, or under snow, the wet end loses nothing and the
 * dry end the maximum.
 */
export function depletionAfterDay(
  { least, most }: Range,
  { rainMm, soakedMm, et0Mm, isCovered }: RootZoneDay,
  zone: RootZone,
): Range {
  const after = (depletion: number, kc: number, et0: number, rain: number) =>
    waterBalance(depletion, { rainMm: rain, cropEtMm: kc * et0, et0Mm: et0 }, zone.tawMm, zone.readyShare)
      .depletionMm
  return {
    least: rainMm === undefined ? 0 : after(least, zone.kc.least, isCovered ? 0 : (et0Mm ?? 0), rainMm),
    most: after(most, zone.kc.most, et0Mm ?? MAX_ET0_MM, soakedMm ?? 0),
  }
}

/**
 * Depletion of the root zone on the morning of `day`, mm, from the days before it, starting at both ends. On a day with
 * possible snow the wet end loses nothing, as in the topsoil.
 */
export function depletionFromPast(past: readonly PastSoilDay[], day: string, zone: RootZone): Range {
  const byDay = new Map(past.filter((each) => each.day < day).map((each) => [each.day, each]))
  const first = [...byDay.keys()].sort()[0] ?? day
  let range: Range = { least: 0, most: zone.tawMm }
  for (let key = first; key < day; key = addDays(key, 1)) {
    const { rainMm, et0Mm, snowDepthM }: Partial<PastSoilDay> = byDay.get(key) ?? {}
    const isCovered = mayBeSnowCovered(snowDepthM, et0Mm)
    range = depletionAfterDay(range, { rainMm, soakedMm: rainMm, et0Mm, isCovered }, zone)
  }
  return range
}

/** Dates by which the readily available water is used up. */
export interface IrrigationDeadline {
  /** First day on which the water may be used up, and first day on which it must be; absent if none. */
  earliest?: string
  latest?: string
  /** Depth that would refill the root zone now, mm. */
  refillMm: Range
  days: { day: string; depletionMm: Range }[]
}

/**
 * Continues the root zone balance from this morning over the coming days, today first. Missing data widens the range.
 *
 * @param fallenMm lower and upper bound of rain since this morning
 */
export function findIrrigationDeadline(
  start: Range,
  days: readonly (RootZoneDay & { day: string })[],
  zone: RootZone,
  fallenMm: Range = { least: 0, most: 0 },
): IrrigationDeadline {
  const refillMm = {
    least: Math.max(0, start.least - fallenMm.most),
    most: Math.max(0, start.most - fallenMm.least),
  }
  const plan: IrrigationDeadline = { refillMm, days: [] }
  let range = start
  for (const each of days) {
    range = depletionAfterDay(range, each, zone)
    plan.days.push({ day: each.day, depletionMm: range })
    if (range.most >= zone.rawMm) plan.earliest ??= each.day
    if (range.least >= zone.rawMm) plan.latest ??= each.day
  }
  return plan
}
