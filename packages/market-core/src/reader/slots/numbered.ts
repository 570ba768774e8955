import { inputs } from '../../commodities/inputs.ts'
import type { Cue } from '../cue.ts'
import type { Unit } from '../units.ts'

/** A number of a message with its type and the cues that speak of it. */
export interface Numbered {
  readonly value: number
  /** Set where it is an amount or a time. */
  readonly unit?: Unit
  readonly currency?: string
  readonly isMoney: boolean
  readonly isPercent: boolean
  /** "15 % of 62,000". */
  readonly isOfNext: boolean
  /** Cues of its clause before it, behind the number before. */
  readonly before: ReadonlySet<Cue>
  /** Cues of its clause behind it, where no other number follows. */
  readonly behind: ReadonlySet<Cue>
  /** Units that it is for one of: "each", "a bag", "per acre a day". */
  readonly pers: readonly PerUnit[]
  /** What it is per stands before it. */
  readonly isHeaded: boolean
  /** Number of its clause. */
  readonly clause: number
  /** The thing that it may count. */
  readonly name?: Unit
  /** Index of its span. */
  readonly at: number
}

export type PerUnit = Unit | 'each' | 'other'

/** The kind of a unit; undefined where it is none. */
export const kindOf = (unit: PerUnit | undefined) => (typeof unit === 'object' ? unit.kind : undefined)
/** What a number counts, or may count. */
export const counted = ({ unit, name }: Numbered): Unit | undefined => unit ?? name
/** Counts people, who are paid and share. */
export const isOfPeople = (unit: PerUnit | undefined): boolean =>
  typeof unit === 'object' && unit.kind === 'piece' && unit.isPerson === true

/** Names something that a farm buys. */
export const isInput = (ids: readonly string[]): boolean => inputs.some(({ id }) => ids.includes(id))

/** Behind "at" or "times"; some languages have it behind the price. */
export const isLed = ({ before, behind, unit }: Numbered): boolean => {
  const isBehind = behind.has('at') && !behind.has('lump') && !behind.has('cost') && unit === undefined
  return !before.has('cost') && (before.has('at') || before.has('times') || isBehind)
}

/** A cue stands before it, or behind it where none does before. */
export const near = (one: Numbered, cue: Cue): boolean =>
  one.before.has(cue) || (one.before.size === 0 && one.behind.has(cue))

/** It is an amount, or may count what stands behind it. */
export const counts = (one: Numbered): boolean =>
  (one.unit !== undefined && one.unit.kind !== 'area') || (one.name !== undefined && !one.before.has('cost'))
