import { type DamageLimit, damageLimit } from '../../frost/crop-damage.ts'
import { FARM_CROPS, type FarmCropName, GROWTH_STAGES } from '../farm/farm-crops.ts'

/**
 * Damage limit of a crop at a stage. Without a stage, only a crop with a single stage has a limit,
 * because guessing would be misleading.
 */
export function cropDamageLimit(name: FarmCropName, stage: string | undefined): DamageLimit | undefined {
  const stages = GROWTH_STAGES[name]
  const only = stages.length === 1 ? stages[0] : undefined
  const { damage } = FARM_CROPS[name]
  const at = stage ?? only
  return damage && at !== undefined ? damageLimit(damage, at) : undefined
}
