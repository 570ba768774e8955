import { CROP_DAMAGE, type DamageCrop } from '../../frost/crop-damage.ts'
import { CROP_WATER, type WaterCrop } from '../../water/crops.ts'

/** A crop as a farmer names it, with its rows in the tables of water and of frost damage, where they have it. */
export interface FarmCrop {
  water?: WaterCrop
  damage?: DamageCrop
}

/** Rows of the damage table for crops that the water table names otherwise or more finely. */
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

/** Fruit that only the damage table names. FAO-56 Table 12 has one row for apples, cherries and pears. */
const FRUIT = {
  pear: { water: 'apple', damage: 'pear' },
  sweet_cherry: { water: 'apple', damage: 'sweet_cherry' },
  peach: { damage: 'peach' },
} as const satisfies Record<string, FarmCrop>

/** Names of the crops a farmer can choose, in no order. The words are the name with spaces: 'winter wheat'. */
export type FarmCropName = WaterCrop | keyof typeof FRUIT

const WATER_CROPS = Object.keys(CROP_WATER) as WaterCrop[]

/** Names of the crops a farmer can choose, by the alphabet. */
export const FARM_CROP_NAMES: readonly FarmCropName[] = [
  ...WATER_CROPS,
  ...(Object.keys(FRUIT) as (keyof typeof FRUIT)[]),
].sort()

/** The rows of every crop in the tables. */
export const FARM_CROPS: Readonly<Record<FarmCropName, FarmCrop>> = {
  ...(Object.fromEntries(
    WATER_CROPS.map((water) => [water, { water, ...(DAMAGE_OF[water] && { damage: DAMAGE_OF[water] }) }]),
  ) as Record<WaterCrop, FarmCrop>),
  ...FRUIT,
}

const stagesOf = ({ damage }: FarmCrop): readonly string[] => (damage ? Object.keys(CROP_DAMAGE[damage]) : [])

/** The growth stages at which frost harms each crop differently, earliest first; empty when no table has the crop. */
export const GROWTH_STAGES = Object.fromEntries(
  FARM_CROP_NAMES.map((name): [FarmCropName, readonly string[]] => [name, stagesOf(FARM_CROPS[name])]),
) as Readonly<Record<FarmCropName, readonly string[]>>
