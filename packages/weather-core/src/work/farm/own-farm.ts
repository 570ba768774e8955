import { ALERT_LIMITS, type AlertLimits } from '../../alerts/alert-limits.ts'
import type { OwnUnits } from '../../display-units.ts'
import type { SoilType } from '../../field/soil-moisture-deficit.ts'
import type { BalingLimits } from '../limits/baling-limits.ts'
import { cropDamageLimit } from '../limits/crop-damage-limit.ts'
import type { FieldLimits } from '../limits/field-limits.ts'
import type { FrostLimits } from '../limits/frost-limits.ts'
import type { HarvestLimits } from '../limits/harvest-limits.ts'
import { type OwnFigures, published, withOwnFigures } from '../limits/limit.ts'
import {
  RAIN_FREE_HOURS,
  RAIN_FREE_PUBLISHER,
  SPRAY_LIMITS,
  type SprayGroup,
  type SprayLimits,
} from '../limits/spray-limits.ts'
import { type FarmRules, USUAL_RULES } from './farm.ts'
import type { FarmCropName } from './farm-crops.ts'

/** A farmer's custom limits by purpose, in the units of the limits they replace. */
export interface OwnLimits {
  spraying?: OwnFigures<SprayLimits> | undefined
  frost?: OwnFigures<FrostLimits> | undefined
  harvest?: OwnFigures<HarvestLimits> | undefined
  baling?: OwnFigures<BalingLimits> | undefined
  fieldWork?: OwnFigures<FieldLimits> | undefined
  alerts?: OwnFigures<AlertLimits> | undefined
}

/** A farmer's settings; absent ones have defaults. */
export interface OwnFarm {
  units?: OwnUnits | undefined
  crop?: { name: FarmCropName; stage?: string | undefined } | undefined
  soil?: SoilType | undefined
  /** The spray group used most: its published rain-free hours replace the default. */
  sprayGroup?: SprayGroup | undefined
  limits?: OwnLimits | undefined
}

/** Spraying limits for a product group: the longest of its published rain-free hours. */
const sprayLimitsFor = (group: SprayGroup | undefined): SprayLimits =>
  group === undefined
    ? SPRAY_LIMITS
    : {
        ...SPRAY_LIMITS,
        rainFreeHours: published(RAIN_FREE_HOURS[group][1], 'h', RAIN_FREE_PUBLISHER),
      }

/** The farm to judge: the farmer's settings over the defaults. */
export function farmOf({ crop, soil, sprayGroup, limits = {} }: OwnFarm): FarmRules {
  const damage = crop && cropDamageLimit(crop.name, crop.stage)
  return {
    ...USUAL_RULES,
    spraying: withOwnFigures(sprayLimitsFor(sprayGroup), limits.spraying ?? {}),
    frost: withOwnFigures(USUAL_RULES.frost, limits.frost ?? {}),
    harvest: withOwnFigures(USUAL_RULES.harvest, limits.harvest ?? {}),
    baling: withOwnFigures(USUAL_RULES.baling, limits.baling ?? {}),
    fieldWork: withOwnFigures(USUAL_RULES.fieldWork, limits.fieldWork ?? {}),
    soil: soil ?? USUAL_RULES.soil,
    ...(damage && { damage }),
  }
}

/** Alert limits: the farmer's values over the defaults. */
export const alertLimitsOf = ({ limits }: OwnFarm): AlertLimits =>
  withOwnFigures(ALERT_LIMITS, limits?.alerts ?? {})
