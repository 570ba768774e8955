import { CROP_DAMAGE, type DamageCrop } from '../../frost/crop-damage.ts'
import { CROP_WATER, type WaterCrop } from '../../water/crops.ts'

/** A crop with its rows in the water and frost damage tables, if any. */
export interface FarmCrop {
  water?: WaterCrop
  damage?: DamageCrop
}

/** Damage table rows for crops that are named differently in the water table. */
const DAMAGE_OF: Readonly<Partial<Record<WaterCrop, DamageCrop>>> = {
  spring_wheat: 'wheat',
  winter_wheat: 'wheat',
  grain_maize: 'maize',
  sweet_maize: 'maize',
  dry_bean: 'bean',
  canola: 'canola',
  potato: 'potato',
  tomato: 'tomato',
  apple: 'apple',
}

/**
 * Fruit missing from the water table. FAO-56 Table 12 has one row for apples, cherries and pears.
 */
const FRUIT = {
  pear: { water: 'apple', damage: 'pear' },
  sweet_cherry: { water: 'apple', damage: 'sweet_cherry' },
  peach: { damage: 'peach' },
} as const satisfies Record<string, FarmCrop>

/** Selectable crops. Display texts use spaces: 'winter wheat'. */
export type FarmCropName = WaterCrop | keyof typeof FRUIT

const WATER_CROPS = Object.keys(CROP_WATER) as WaterCrop[]

/** In alphabetical order. */
export const FARM_CROP_NAMES: readonly FarmCropName[] = [
  ...WATER_CROPS,
  ...(Object.keys(FRUIT) as (keyof typeof FRUIT)[]),
].sort()

export const FARM_CROPS: Readonly<Record<FarmCropName, FarmCrop>> = {
  ...(Object.fromEntries(
    WATER_CROPS.map((water) => [water, { water, ...(DAMAGE_OF[water] && { damage: DAMAGE_OF[water] }) }]),
  ) as Record<WaterCrop, FarmCrop>),
  ...FRUIT,
}

const stagesOf = ({ damage }: FarmCrop): readonly string[] => (damage ? Object.keys(CROP_DAMAGE[damage]) : [])

/**
 * Growth stages with different frost limits by crop, earliest first. Empty for a crop without a
 * table.
 */
export const GROWTH_STAGES = Object.fromEntries(
  FARM_CROP_NAMES.map((name): [FarmCropName, readonly string[]] => [name, stagesOf(FARM_CROPS[name])]),
) as Readonly<Record<FarmCropName, readonly string[]>>
