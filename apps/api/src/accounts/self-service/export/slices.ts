/** Rows per slice; each slice is written and compressed within a few milliseconds. */
const SLICE = 500

/** Splits a list into slices. */
export function* toSlices<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += SLICE) yield list.slice(from, from + SLICE)
}
