import type { Unit } from '../story.ts'

/** How often each kind of quantity stands above the line, or below it; what cancels is not there. */
export type Dimension = ReadonlyMap<string, number>

export const MONEY = 'money'
/** Kilograms of a nutrient, which are none of the fertiliser that it is in. */
export const NUTRIENT = 'nutrient'

/** The kind of quantity that a unit counts. Times are not told in one another: a month has no fixed days. */
export const kindOf = ({ kind, name }: Unit): string =>
  kind === 'thing' || kind === 'time' ? `${kind}:${name}` : kind

/** Kilograms, litres or hectares of one; 1 of a thing or a time. */
export const sizeOf = ({ kind, size }: Unit): number => (kind === 'thing' || kind === 'time' ? 1 : size)

export function dimension(above: readonly string[], below: readonly string[] = []): Dimension {
  const multiplied = above.reduce<Dimension>((all, kind) => plus(all, new Map([[kind, 1]]), 1), new Map())
  return below.reduce((all, kind) => plus(all, new Map([[kind, 1]]), -1), multiplied)
}

/** A dimension multiplied with another, or divided by it. */
export function plus(one: Dimension, other: Dimension, times: number): Dimension {
  const sum = new Map(one)
  for (const [kind, power] of other) {
    const all = (sum.get(kind) ?? 0) + times * power
    if (all === 0) sum.delete(kind)
    else sum.set(kind, all)
  }
  return sum
}

export const isEqual = (one: Dimension, other: Dimension): boolean => plus(one, other, -1).size === 0
