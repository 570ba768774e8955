import { QUANTITIES, type Quantity, type QuantityName } from './quantities.ts'
import { known, type Maybe, unknown } from './result.ts'

/** Named inputs; undefined if the provider lacks a value. */
export type Inputs<Name extends QuantityName> = { [Key in Name]?: number | undefined }

/**
 * Reads the named inputs, or the reason why one is unusable: missing, non-finite or impossible.
 * Slightly out-of-range values are clamped (humidity 1..100 %, cloud 0..100 %, wind at least 0).
 */
export function readInputs<Name extends QuantityName>(
  names: readonly Name[],
  inputs: Inputs<Name>,
): Maybe<Record<Name, number>> {
  const values: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const value = inputs[name]
    const { accept, clamp }: Quantity = QUANTITIES[name]
    if (value === undefined || value === null || Number.isNaN(value))
      return unknown('missing', { inputs: [name] })
    if (!Number.isFinite(value) || value < accept[0] || value > accept[1])
      return unknown('out_of_range', { inputs: [name] })
    values[name] = clamp ? Math.min(clamp[1], Math.max(clamp[0], value)) : value
  }
  return known(values as Record<Name, number>)
}
