/** Calculates a row from its arguments. Undefined or null if not known. */
export type VectorFunction = (args: readonly unknown[]) => unknown

/** A package's functions by their names in the published vectors. */
export type VectorFunctions = ReadonlyMap<string, VectorFunction>

/** Converts a vector's number; a flag counts as 1 or 0. @throws TypeError for other values */
export function toNumber(value: unknown): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'number') throw new TypeError(`not a number: ${JSON.stringify(value)}`)
  return value
}

/** Converts a vector's list of numbers. @throws TypeError for other values */
export function toNumbers(value: unknown): number[] {
  if (!Array.isArray(value)) throw new TypeError(`not a list: ${JSON.stringify(value)}`)
  return value.map(toNumber)
}
