import { mayBeSnowCovered, type PastSoilDay } from '../field/derive-soil.ts'
import type { SoilType } from '../field/soil-moisture-deficit.ts'
import { addDays } from '../steps/local-days.ts'
import type { FarmCropName } from '../work/farm/farm-crops.ts'
import { FARM_CROPS } from '../work/farm/farm-crops.ts'
import { CROP_WATER, type CropWater } from './crops.ts'
import { SOIL_WATER, totalAvailableWater, waterBalance } from './soil-water.ts'

export interface Range {
  least: number
  most: number
}

/** Water available to a crop's roots, mm. */
export interface RootZone {
  /** Range of the crop coefficient if the growth stage leaves it open. */
  kc: Range
  tawMm: number
  /** Readily available water, which the crop can use without stress. */
  rawMm: number
  /** Readily available share of `tawMm`: the published p of FAO-56 Table 22. */
  readyShare: number
}

/** The lightest and the heaviest soil of FAO-56 Example 36. */
const SOIL_OF = { light: SOIL_WATER.loamy_sand, clay: SOIL_WATER.silty_clay } as const

/**
 * Start and end of each stage on the Kc curve, by its name in the frost table. The curve rises
 * until full cover, is flat at flowering, and then falls. Other stages cover the whole curve.
 */
const PARTS = {
  tillering: ['kcInitial', 'kcMiddle'],
  jointing: ['kcInitial', 'kcMiddle'],
  boot: ['kcMiddle', 'kcMiddle'],
  heading_and_flowering: ['kcMiddle', 'kcMiddle'],
  milk_and_dough: ['kcMiddle', 'kcEnd'],
  seedling: ['kcInitial', 'kcInitial'],
} as const satisfies Record<string, readonly [keyof CropWater, keyof CropWater]>

/** Possible crop coefficients: the crop's whole range if its stage is unknown. */
export function kcRange(crop: CropWater, stage: string | undefined): Range {
  const parts: Readonly<Record<string, readonly ('kcInitial' | 'kcMiddle' | 'kcEnd')[]>> = PARTS
  const names = (stage !== undefined && parts[stage]) || (['kcInitial', 'kcMiddle', 'kcEnd'] as const)
  const points = names.map((name) => crop[name])
  return { least: Math.min(...points), most: Math.max(...points) }
}

/**
 * Root zone of a crop, at the mean of FAO-56's rooting depths. Undefined for a crop without a
 * table.
 */
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

/** Water gains and losses of the root zone in a day, mm. */
export interface RootZoneDay {
  /** Including snow as water. */
  rainMm?: number | undefined
  /** Part of `rainMm` that certainly reaches the soil. The rest may lie as snow. */
  soakedMm?: number | undefined
  et0Mm?: number | undefined
  /** True if snow may lie on the soil. */
  isCovered: boolean
}

/**
 * Depletion range of the root zone after a day, mm. The wet end assumes the lowest possible crop
 * water use, the dry end the highest. Without rain data the wet end becomes 0. Without ET0, or
 * under snow, the wet end loses nothing; without ET0 the dry end loses the maximum.
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
 * Depletion of the root zone on the morning of `day`, mm. The balance of the days before starts
 * from both extremes. Under possible snow the wet end loses nothing.
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

export interface IrrigationDeadline {
  /** First days on which the readily available water may run out, and certainly runs out. */
  earliest?: string
  latest?: string
  /** Depth that would refill the root zone now, mm. */
  refillMm: Range
  days: { day: string; depletionMm: Range }[]
}

/**
 * Continues the root zone balance from this morning over the forecast days, today first. Missing
 * data widens the range.
 *
 * @param fallenMm range of rain since this morning
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
