/** Calculates a row of a vector from its arguments; undefined or null if not known. */
export type VectorFunction = (args: readonly unknown[]) => unknown

/** A package's functions, by their names in the published vectors. */
export type VectorFunctions = ReadonlyMap<string, VectorFunction>

/** A number of a vector; a flag counts as 1 or 0. @throws TypeError for anything else: an invalid vectors file. */
export function toNumber(value: unknown): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'number') throw new TypeError(`not a number: ${JSON.stringify(value)}`)
  return value
}

/** A list of numbers of a vector. @throws TypeError for anything else: an invalid vectors file. */
export function toNumbers(value: unknown): number[] {
  if (!Array.isArray(value)) throw new TypeError(`not a list: ${JSON.stringify(value)}`)
  return value.map(toNumber)
}
