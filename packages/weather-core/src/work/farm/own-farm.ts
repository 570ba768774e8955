import { ALERT_LIMITS, type AlertLimits } from '../../alerts/alert-limits.ts'
import type { ChosenUnits } from '../../display-units.ts'
import type { SoilType } from '../../field/soil-moisture-deficit.ts'
import type { BalingLimits } from '../limits/baling-limits.ts'
import { cropDamageLimit } from '../limits/crop-damage-limit.ts'
import type { FieldLimits } from '../limits/field-limits.ts'
import type { FrostLimits } from '../limits/frost-limits.ts'
import type { HarvestLimits } from '../limits/harvest-limits.ts'
import { applyCustomValues, type CustomValues, publishedLimit } from '../limits/limit.ts'
import {
  RAIN_FREE_HOURS,
  RAIN_FREE_HOURS_SOURCE,
  SPRAY_LIMITS,
  type SprayGroup,
  type SprayLimits,
} from '../limits/spray-limits.ts'
import { DEFAULT_RULES, type FarmRules } from './farm.ts'
import type { FarmCropName } from './farm-crops.ts'

/** A farmer's own limits by purpose, in the units of the limits they replace. */
export interface CustomLimits {
  spraying?: CustomValues<SprayLimits> | undefined
  frost?: CustomValues<FrostLimits> | undefined
  harvest?: CustomValues<HarvestLimits> | undefined
  baling?: CustomValues<BalingLimits> | undefined
  fieldWork?: CustomValues<FieldLimits> | undefined
  alerts?: CustomValues<AlertLimits> | undefined
}

export interface FarmProfile {
  units?: ChosenUnits | undefined
  crop?: { name: FarmCropName; stage?: string | undefined } | undefined
  soil?: SoilType | undefined
  /** The most used spray group. Its published rain-free hours replace the default. */
  sprayGroup?: SprayGroup | undefined
  limits?: CustomLimits | undefined
}

/** Uses the longest published rain-free hours of the group. */
const sprayLimitsFor = (group: SprayGroup | undefined): SprayLimits =>
  group === undefined
    ? SPRAY_LIMITS
    : {
        ...SPRAY_LIMITS,
        rainFreeHours: publishedLimit(RAIN_FREE_HOURS[group][1], 'h', RAIN_FREE_HOURS_SOURCE),
      }

/** Creates the rules for judging a farm: the farmer's settings over the defaults. */
export function createFarmRules({ crop, soil, sprayGroup, limits = {} }: FarmProfile): FarmRules {
  const damage = crop && cropDamageLimit(crop.name, crop.stage)
  return {
    ...DEFAULT_RULES,
    spraying: applyCustomValues(sprayLimitsFor(sprayGroup), limits.spraying ?? {}),
    frost: applyCustomValues(DEFAULT_RULES.frost, limits.frost ?? {}),
    harvest: applyCustomValues(DEFAULT_RULES.harvest, limits.harvest ?? {}),
    baling: applyCustomValues(DEFAULT_RULES.baling, limits.baling ?? {}),
    fieldWork: applyCustomValues(DEFAULT_RULES.fieldWork, limits.fieldWork ?? {}),
    soil: soil ?? DEFAULT_RULES.soil,
    ...(damage && { damage }),
  }
}

/** Creates the alert limits: the farmer's values over the defaults. */
export const createAlertLimits = ({ limits }: FarmProfile): AlertLimits =>
  applyCustomValues(ALERT_LIMITS, limits?.alerts ?? {})
