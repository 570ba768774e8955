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

/** A farmer's own figures by what they are for, in the units of the limits they replace. */
export interface OwnLimits {
  spraying?: OwnFigures<SprayLimits> | undefined
  frost?: OwnFigures<FrostLimits> | undefined
  harvest?: OwnFigures<HarvestLimits> | undefined
  baling?: OwnFigures<BalingLimits> | undefined
  fieldWork?: OwnFigures<FieldLimits> | undefined
  alerts?: OwnFigures<AlertLimits> | undefined
}

/** What a farmer may say of the farm; what is not said is the default. */
export interface OwnFarm {
  units?: OwnUnits | undefined
  crop?: { name: FarmCropName; stage?: string | undefined } | undefined
  soil?: SoilType | undefined
  /** What is sprayed most: its published hours without rain stand for the usual ones. */
  sprayGroup?: SprayGroup | undefined
  limits?: OwnLimits | undefined
}

/** The limits for spraying a group of products: the most of its published hours without rain. */
const sprayLimitsFor = (group: SprayGroup | undefined): SprayLimits =>
  group === undefined
    ? SPRAY_LIMITS
    : {
        ...SPRAY_LIMITS,
        rainFreeHours: published(RAIN_FREE_HOURS[group][1], 'h', RAIN_FREE_PUBLISHER),
      }

/** The farm to judge for: the defaults with the farmer's own word in their place. */
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

/** When to alert: the defaults with the farmer's own figures in their place. */
export const alertLimitsOf = ({ limits }: OwnFarm): AlertLimits =>
  withOwnFigures(ALERT_LIMITS, limits?.alerts ?? {})
