import type { Placed, Shown, Unit } from '../story.ts'
import { isSame, ratioOf } from '../units.ts'

/** So many of something, with the factors that make it and the figures that they are of. */
export interface Counted {
  readonly value: number
  readonly factors: readonly Shown[]
  /** Units that it is for each of, and nothing says how many there are. */
  readonly open: readonly Unit[]
  readonly used: readonly Placed[]
  /** The lot that it begins with. */
  readonly of?: Placed
}

/** A figure that meets several amounts has no one way. */
export const AMBIGUOUS = 'ambiguous'

/** Undefined where nothing says how many there are. */
export type Count = Counted | typeof AMBIGUOUS | undefined

/**
 * Whether what died, rotted or was given away is taken off: from what is sold it is, from what was bought it is not,
 * and of another cost nobody says.
 */
export type Net = 'net' | 'gross' | 'unsaid'

/** As the farmer called it. */
export const saidOf = (figure: Placed | undefined): { said?: string } =>
  figure?.said === undefined ? {} : { said: figure.said }

/** How many of a unit one of another is, with what it holds: a bag of 90 kg is 90 kg, 1 kg an 90th of such a bag. */
export function convert(from: Unit, to: Unit): { times: number; factors: readonly Shown[] } | undefined {
  if (isSame(from, to)) {
    const times = ratioOf(from, to)
    return Number.isNaN(times) ? undefined : { times, factors: times === 1 ? [] : [{ value: times }] }
  }
  if (from.holds !== undefined) {
    const { value, unit } = from.holds
    const inner = convert(unit, to)
    return inner && { times: value * inner.times, factors: [{ value, said: unit.name }, ...inner.factors] }
  }
  return undefined
}

/** How many containers are filled by one of what they hold. */
export function filled(from: Unit, to: Unit): { times: number; factors: readonly Shown[] } | undefined {
  if (to.holds === undefined) return undefined
  const inner = convert(from, to.holds.unit)
  return (
    inner && {
      times: inner.times / to.holds.value,
      factors: [...inner.factors, { value: to.holds.value, said: to.holds.unit.name, isDivisor: true }],
    }
  )
}
