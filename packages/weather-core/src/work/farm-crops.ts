import { CROP_DAMAGE, type DamageCrop, type DamageLimit, damageLimit } from '../frost/crop-damage.ts'
import { CROP_WATER, type WaterCrop } from '../water/crops.ts'

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

/** The rows of a crop in the tables. */
export function farmCrop(name: FarmCropName): FarmCrop {
  if (name === 'pear' || name === 'sweet_cherry' || name === 'peach') return FRUIT[name]
  const damage = DAMAGE_OF[name]
  return damage ? { water: name, damage } : { water: name }
}

/** The growth stages at which frost harms a crop differently, earliest first; empty when no table has the crop. */
export function growthStages(name: FarmCropName): readonly string[] {
  const { damage } = farmCrop(name)
  return damage ? Object.keys(CROP_DAMAGE[damage]) : []
}

/**
 * The damage limit of a crop at a stage. A crop with one stage is always at it; one with several and no stage given has
 * no limit, because a guess of the stage would be a guess of the harm.
 */
export function cropDamageLimit(name: FarmCropName, stage: string | undefined): DamageLimit | undefined {
  const stages = growthStages(name)
  const only = stages.length === 1 ? stages[0] : undefined
  const { damage } = farmCrop(name)
  const at = stage ?? only
  return damage && at !== undefined ? damageLimit(damage, at) : undefined
}
