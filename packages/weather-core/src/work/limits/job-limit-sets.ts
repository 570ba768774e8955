import type { AlertLimits } from '../../alerts/alert-limits.ts'
import type { Job } from '../judge-forecast.ts'
import type { BalingLimits } from './baling-limits.ts'
import type { FieldLimits } from './field-limits.ts'
import type { FrostLimits } from './frost-limits.ts'
import type { HarvestLimits } from './harvest-limits.ts'
import type { SprayLimits } from './spray-limits.ts'

export interface LimitSets {
  spraying: SprayLimits
  frost: FrostLimits
  harvest: HarvestLimits
  baling: BalingLimits
  fieldWork: FieldLimits
  alerts: AlertLimits
}

export const JOB_LIMIT_SETS = {
  spraying: 'spraying',
  frost: 'frost',
  harvest: 'harvest',
  hay: 'baling',
  field_work: 'fieldWork',
} as const satisfies Readonly<Record<Job, keyof LimitSets>>
