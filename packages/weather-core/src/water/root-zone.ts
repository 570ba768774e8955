import { mayBeCovered, type PastSoilDay } from '../field/soil-from-past.ts'
import type { SoilType } from '../field/soil-moisture-deficit.ts'
import { dayAfter } from '../steps/local-days.ts'
import type { FarmCropName } from '../work/farm/farm-crops.ts'
import { FARM_CROPS } from '../work/farm/farm-crops.ts'
import { CROP_WATER, type CropWater } from './crops.ts'
import { SOIL_WATER, totalAvailableWater, waterBalance } from './soil-water.ts'

/** Between what a figure lies. */
export interface Range {
  least: number
  most: number
}

/** What a crop's roots have to do with: all mm but the shares. */
export interface RootZone {
  /** Crop coefficient, as far as crop and stage settle it. */
  kc: Range
  tawMm: number
  /** What the crop can take before it suffers. */
  rawMm: number
  /** Share of `tawMm` that is ready, p of FAO-56 Table 22 as printed. */
  readyShare: number
}

/** FAO-56's soils of Example 36 for the farm's two: the lightest and the heaviest of them. */
const SOIL_OF = { light: SOIL_WATER.loamy_sand, clay: SOIL_WATER.silty_clay } as const

/**
 * How much of the Kc curve a stage leaves open, by the stage's name in the frost table: between bare and full cover the
 * curve rises, at flowering it is flat, after it falls. A stage that is not here leaves all of it open.
 */
const PARTS = {
  tillering: ['kcInitial', 'kcMiddle'],
  jointing: ['kcInitial', 'kcMiddle'],
  boot: ['kcMiddle', 'kcMiddle'],
  heading_and_flowering: ['kcMiddle', 'kcMiddle'],
  milk_and_dough: ['kcMiddle', 'kcEnd'],
  seedling: ['kcInitial', 'kcInitial'],
} as const satisfies Record<string, readonly [keyof CropWater, keyof CropWater]>

/** What the crop coefficient may be; the whole range of the crop where its stage is not said. */
export function kcRange(crop: CropWater, stage: string | undefined): Range {
  const parts: Readonly<Record<string, readonly ('kcInitial' | 'kcMiddle' | 'kcEnd')[]>> = PARTS
  const names = (stage !== undefined && parts[stage]) || (['kcInitial', 'kcMiddle', 'kcEnd'] as const)
  const points = names.map((name) => crop[name])
  return { least: Math.min(...points), most: Math.max(...points) }
}

/** The root zone of a farm's crop, on the mean of FAO-56's rooting depths; undefined for a crop that no table has. */
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

/** More than a day's ET0 ever is in practice, mm. */
const MOST_ET0_MM = 15

/** What a day brings to the root zone and takes from it, mm. What is not known is absent. */
export interface RootZoneDay {
  /** Rain, and snow as water. */
  rainMm?: number | undefined
  /** As much of it as is sure to reach the soil: less where some of it may lie as snow. */
  soakedMm?: number | undefined
  et0Mm?: number | undefined
  /** Whether snow may lie on the soil. */
  isCovered: boolean
}

/**
 * The root zone's depletion after a day: the wet end with the least that the crop may take, the dry end with the most.
 * Without rain's figure the wet end is full again; without ET0's, or under snow, it loses nothing, and the dry end the
 * most.
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
    most: after(most, zone.kc.most, et0Mm ?? MOST_ET0_MM, soakedMm ?? 0),
  }
}

/**
 * The root zone's depletion on the morning of `day`, mm, from the days before it, begun at both ends. On a day on which
 * snow may lie the wet end loses nothing, as that of the topsoil.
 */
export function depletionFromPast(past: readonly PastSoilDay[], day: string, zone: RootZone): Range {
  const byDay = new Map(past.filter((each) => each.day < day).map((each) => [each.day, each]))
  const first = [...byDay.keys()].sort()[0] ?? day
  let range: Range = { least: 0, most: zone.tawMm }
  for (let key = first; key < day; key = dayAfter(key, 1)) {
    const { rainMm, et0Mm, snowDepthM }: Partial<PastSoilDay> = byDay.get(key) ?? {}
    const isCovered = mayBeCovered(snowDepthM, et0Mm)
    range = depletionAfterDay(range, { rainMm, soakedMm: rainMm, et0Mm, isCovered }, zone)
  }
  return range
}

/** By when the ready water is used up. */
export interface IrrigateBy {
  /** The first day that may end with it used up, and the first that must; absent where none does. */
  earliest?: string
  latest?: string
  /** What would refill the root zone now, mm. */
  refillMm: Range
  days: { day: string; depletionMm: Range }[]
}

/**
 * Runs the root zone on from this morning over the coming days, today first. What they lack widens the range.
 *
 * @param fallenMm rain since this morning, as little and as much as it may have been
 */
export function irrigateBy(
  start: Range,
  days: readonly (RootZoneDay & { day: string })[],
  zone: RootZone,
  fallenMm: Range = { least: 0, most: 0 },
): IrrigateBy {
  const refillMm = {
    least: Math.max(0, start.least - fallenMm.most),
    most: Math.max(0, start.most - fallenMm.least),
  }
  const plan: IrrigateBy = { refillMm, days: [] }
  let range = start
  for (const each of days) {
    range = depletionAfterDay(range, each, zone)
    plan.days.push({ day: each.day, depletionMm: range })
    if (range.most >= zone.rawMm) plan.earliest ??= each.day
    if (range.least >= zone.rawMm) plan.latest ??= each.day
  }
  return plan
}
