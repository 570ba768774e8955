import { type DamageLimit, damageLimit } from '../../frost/crop-damage.ts'
import { FARM_CROPS, type FarmCropName, GROWTH_STAGES } from '../farm/farm-crops.ts'

/**
 * Damage limit of a crop at a stage. A crop with a single stage is always at it; one with several and no given stage
 * has no limit, because a guessed stage would mean a guessed damage.
 */
export function cropDamageLimit(name: FarmCropName, stage: string | undefined): DamageLimit | undefined {
  const stages = GROWTH_STAGES[name]
  const only = stages.length === 1 ? stages[0] : undefined
  const { damage } = FARM_CROPS[name]
  const at = stage ?? only
  return damage && at !== undefined ? damageLimit(damage, at) : undefined
}
