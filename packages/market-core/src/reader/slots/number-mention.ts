import { inputs } from '../../commodities/inputs.ts'
import type { Cue } from '../cue.ts'
import type { Unit } from '../units.ts'

export interface NumberMention {
  readonly value: number
  /** Set for an amount or a time. */
  readonly unit?: Unit
  readonly currency?: string
  readonly isMoney: boolean
  readonly isPercent: boolean
  /** True for a percentage of the next number: "15 % of 62,000". */
  readonly isOfNext: boolean
  /** Cues in the same clause, after the previous number. */
  readonly before: ReadonlySet<Cue>
  /** Cues in the rest of the clause, if no other number follows. */
  readonly behind: ReadonlySet<Cue>
  /** Reference units: "each", "a bag", "per acre a day". */
  readonly pers: readonly PerUnit[]
  /** True if the reference unit precedes the number. */
  readonly isHeaded: boolean
  readonly clause: number
  /** The product directly after the number. */
  readonly name?: Unit
  readonly at: number
}

export type PerUnit = Unit | 'each' | 'other'

/** Kind of a unit; undefined if there is no unit. */
export const unitKind = (unit: PerUnit | undefined) => (typeof unit === 'object' ? unit.kind : undefined)
/** Returns the unit or product that a number counts. */
export const countedUnit = ({ unit, name }: NumberMention): Unit | undefined => unit ?? name
/** True for people, who share money and earn wages. */
export const countsPeople = (unit: PerUnit | undefined): boolean =>
  typeof unit === 'object' && unit.kind === 'piece' && unit.isPerson === true

/** True if one of the ids is a farm input. */
export const includesInput = (ids: readonly string[]): boolean => inputs.some(({ id }) => ids.includes(id))

/** True for a number after "at" or "times". In some languages these words follow the price. */
export const hasPriceCue = ({ before, behind, unit }: NumberMention): boolean => {
  const isBehind = behind.has('at') && !behind.has('lump') && !behind.has('cost') && unit === undefined
  return !before.has('cost') && (before.has('at') || before.has('times') || isBehind)
}

/** True if the cue precedes the number, or follows a number that no cue precedes. */
export const isNearCue = (one: NumberMention, cue: Cue): boolean =>
  one.before.has(cue) || (one.before.size === 0 && one.behind.has(cue))

/** True for an amount other than an area, or a number before a product. */
export const isCountable = (one: NumberMention): boolean =>
  (one.unit !== undefined && one.unit.kind !== 'area') || (one.name !== undefined && !one.before.has('cost'))
