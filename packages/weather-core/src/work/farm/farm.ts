import type { SoilType } from '../../field/soil-moisture-deficit.ts'
import type { DamageLimit } from '../../frost/crop-damage.ts'
import type { CloudMapping } from '../../sun/solar-radiation.ts'
import { INVERSION_RULE, type InversionRule } from '../jobs/inversion.ts'
import { WITHIN_STEP_VARIATION, type WithinStepVariation } from '../jobs/within-step-variation.ts'
import { BALING_LIMITS, type BalingLimits } from '../limits/baling-limits.ts'
import { FIELD_LIMITS, type FieldLimits } from '../limits/field-limits.ts'
import { FROST_LIMITS, type FrostLimits } from '../limits/frost-limits.ts'
import { HARVEST_LIMITS, type HarvestLimits } from '../limits/harvest-limits.ts'
import { SPRAY_LIMITS, type SprayLimits } from '../limits/spray-limits.ts'

export interface FarmRules {
  spraying: SprayLimits
  inversion: InversionRule
  /** Possible deviations within a step longer than an hour. */
  betweenEnds: WithinStepVariation
  frost: FrostLimits
  harvest: HarvestLimits
  baling: BalingLimits
  fieldWork: FieldLimits
  soil: SoilType
  cloudMapping: CloudMapping
  /** Current soil moisture deficit, mm below field capacity. */
  soilDeficitMm?: number | undefined
  /** Rain in the 24 hours before the forecast, mm. */
  rainBeforeMm?: number | undefined
  /** Damage limit for the crop's growth stage. */
  damage?: DamageLimit | undefined
}

/** Published limits and rules of thumb, for light soil and unknown past weather. */
export const DEFAULT_RULES: FarmRules = {
  spraying: SPRAY_LIMITS,
  inversion: INVERSION_RULE,
  betweenEnds: WITHIN_STEP_VARIATION,
  frost: FROST_LIMITS,
  harvest: HARVEST_LIMITS,
  baling: BALING_LIMITS,
  fieldWork: FIELD_LIMITS,
  soil: 'light',
  cloudMapping: 'angstrom',
}
