import type { AlertLimits } from '../../alerts/alert-limits.ts'
import type { Work } from '../judge-forecast.ts'
import type { BalingLimits } from './baling-limits.ts'
import type { FieldLimits } from './field-limits.ts'
import type { FrostLimits } from './frost-limits.ts'
import type { HarvestLimits } from './harvest-limits.ts'
import type { SprayLimits } from './spray-limits.ts'

/** Sets of limits by purpose. */
export interface LimitSets {
  spraying: SprayLimits
  frost: FrostLimits
  harvest: HarvestLimits
  baling: BalingLimits
  fieldWork: FieldLimits
  alerts: AlertLimits
}

/** The limits of each job. */
export const LIMITS_OF_WORK = {
  spraying: 'spraying',
  frost: 'frost',
  harvest: 'harvest',
  hay: 'baling',
  field_work: 'fieldWork',
} as const satisfies Readonly<Record<Work, keyof LimitSets>>
