import { inputs } from '../../commodities/inputs.ts'
import type { Cue } from '../cue.ts'
import type { Unit } from '../units.ts'

/** A number of a message with its type and related cues. */
export interface NumberMention {
  readonly value: number
  /** Set for an amount or a time. */
  readonly unit?: Unit
  readonly currency?: string
  readonly isMoney: boolean
  readonly isPercent: boolean
  /** True for a percentage of the next number: "15 % of 62,000". */
  readonly isOfNext: boolean
  /** Cues before it in its clause, after the previous number. */
  readonly before: ReadonlySet<Cue>
  /** Cues after it in its clause, if no other number follows. */
  readonly behind: ReadonlySet<Cue>
  /** Reference units of the number: "each", "a bag", "per acre a day". */
  readonly pers: readonly PerUnit[]
  /** True if the reference unit precedes the number. */
  readonly isHeaded: boolean
  /** Index of its clause. */
  readonly clause: number
  /** The product that it may count. */
  readonly name?: Unit
  /** Index of its span. */
  readonly at: number
}

export type PerUnit = Unit | 'each' | 'other'

/** Kind of a unit; undefined without one. */
export const unitKind = (unit: PerUnit | undefined) => (typeof unit === 'object' ? unit.kind : undefined)
/** The unit that a number counts, or may count. */
export const countedUnit = ({ unit, name }: NumberMention): Unit | undefined => unit ?? name
/** True for people, who are paid and share. */
export const countsPeople = (unit: PerUnit | undefined): boolean =>
  typeof unit === 'object' && unit.kind === 'piece' && unit.isPerson === true

/** True if one of the ids is a farm input. */
export const isInput = (ids: readonly string[]): boolean => inputs.some(({ id }) => ids.includes(id))

/** True for a number after "at" or "times"; in some languages these follow the price. */
export const hasPriceCue = ({ before, behind, unit }: NumberMention): boolean => {
  const isBehind = behind.has('at') && !behind.has('lump') && !behind.has('cost') && unit === undefined
  return !before.has('cost') && (before.has('at') || before.has('times') || isBehind)
}

/** True if the cue precedes the number, or follows it and no cue precedes it. */
export const isNearCue = (one: NumberMention, cue: Cue): boolean =>
  one.before.has(cue) || (one.before.size === 0 && one.behind.has(cue))

/** An amount, or a number that may count the following noun. */
export const isCountable = (one: NumberMention): boolean =>
  (one.unit !== undefined && one.unit.kind !== 'area') || (one.name !== undefined && !one.before.has('cost'))
