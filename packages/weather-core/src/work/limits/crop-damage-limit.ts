import { type DamageLimit, damageLimit } from '../../frost/crop-damage.ts'
import { FARM_CROPS, type FarmCropName, GROWTH_STAGES } from '../farm/farm-crops.ts'

/**
 * The damage limit of a crop at a stage. A crop with one stage is always at it; one with several and no stage given has
 * no limit, because a guess of the stage would be a guess of the harm.
 */
export function cropDamageLimit(name: FarmCropName, stage: string | undefined): DamageLimit | undefined {
  const stages = GROWTH_STAGES[name]
  const only = stages.length === 1 ? stages[0] : undefined
  const { damage } = FARM_CROPS[name]
  const at = stage ?? only
  return damage && at !== undefined ? damageLimit(damage, at) : undefined
}
