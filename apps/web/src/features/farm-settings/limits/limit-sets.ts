import { ALERT_LIMITS } from '@smart-farming/weather-core/alerts/alert-limits'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { CustomLimits } from '@smart-farming/weather-core/work/farm/own-farm'
import { BALING_LIMITS } from '@smart-farming/weather-core/work/limits/baling-limits'
import { FIELD_LIMITS } from '@smart-farming/weather-core/work/limits/field-limits'
import { FROST_LIMITS } from '@smart-farming/weather-core/work/limits/frost-limits'
import { HARVEST_LIMITS } from '@smart-farming/weather-core/work/limits/harvest-limits'
import type { LimitSets } from '@smart-farming/weather-core/work/limits/job-limit-sets'
import type { Limit, Limits } from '@smart-farming/weather-core/work/limits/limit'
import { SPRAY_LIMITS } from '@smart-farming/weather-core/work/limits/spray-limits'
import { lazyWords } from '../../../words.ts'
import { formatLimit, parseLimit } from './limit-format.ts'

export interface SettableLimit {
  readonly set: keyof LimitSets
  readonly name: string
  /** Name of the input, and path in the settings: 'limits.spraying.maxWindKmh'. */
  readonly path: string
  readonly usual: Limit
}

/** Sets of limits in the form's order. */
export const LIMIT_SETS: readonly (keyof LimitSets)[] = [
  'alerts',
  'spraying',
  'frost',
  'harvest',
  'baling',
  'fieldWork',
]

const USUAL: Readonly<Record<keyof LimitSets, Limits>> = {
  spraying: SPRAY_LIMITS,
  frost: FROST_LIMITS,
  harvest: HARVEST_LIMITS,
  baling: BALING_LIMITS,
  fieldWork: FIELD_LIMITS,
  alerts: ALERT_LIMITS,
}

/** Lists a set's limits, in the order of the rules. */
export function limitsInSet(set: keyof LimitSets): SettableLimit[] {
  return Object.entries(USUAL[set]).map(([name, usual]) => ({
    set,
    name,
    path: `limits.${set}.${name}`,
    usual,
  }))
}

export function limitLabel({ set, name }: SettableLimit): string {
  const labels: Readonly<Record<string, string>> = lazyWords.limits.names[set]
  return labels[name] ?? name
}

export const ALL_LIMITS: readonly SettableLimit[] = LIMIT_SETS.flatMap(limitsInSet)

/** The farmer's own limit, in the limit's unit; undefined if the default applies. */
export function ownLimit(limits: CustomLimits, { set, name }: SettableLimit): number | undefined {
  const figures: Readonly<Record<string, number | undefined>> = limits[set] ?? {}
  return figures[name]
}

/** Input texts, keyed by the limit's path. Empty text means the default. */
export type LimitTexts = Readonly<Record<string, string>>

/** Returns the input texts when the form opens. */
export function initialLimitTexts(limits: CustomLimits, units: DisplayUnits): LimitTexts {
  return Object.fromEntries(
    ALL_LIMITS.map((limit) => {
      const own = ownLimit(limits, limit)
      return [limit.path, own === undefined ? '' : formatLimit(own, limit.usual.unit, units)]
    }),
  )
}

/** Converts texts to other units. Text that is not a number stays as typed. */
export function convertLimitTexts(
  texts: LimitTexts,
  from: DisplayUnits,
  to: DisplayUnits,
  kept: CustomLimits,
): LimitTexts {
  return Object.fromEntries(
    ALL_LIMITS.map((limit) => {
      const text = texts[limit.path] ?? ''
      const value = parseLimit(text, limit.usual.unit, from, ownLimit(kept, limit))
      return [limit.path, value === undefined ? text : formatLimit(value, limit.usual.unit, to)]
    }),
  )
}
