/** Works out a row of a vector: its arguments in, the answer out; unknown is undefined or null. */
export type VectorFunction = (args: readonly unknown[]) => unknown

/** What a package works out, by the names that the published vectors use. */
export type VectorFunctions = ReadonlyMap<string, VectorFunction>

/** A vector's number; a flag counts as 1 or 0. @throws TypeError for anything else: a broken vectors file. */
export function toNumber(value: unknown): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'number') throw new TypeError(`not a number: ${JSON.stringify(value)}`)
  return value
}

/** A vector's list of numbers. @throws TypeError for anything else: a broken vectors file. */
export function toNumbers(value: unknown): number[] {
  if (!Array.isArray(value)) throw new TypeError(`not a list: ${JSON.stringify(value)}`)
  return value.map(toNumber)
}
