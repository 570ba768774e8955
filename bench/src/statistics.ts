/** The middle value; of an even number of values, the mean of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1] ?? Number.NaN
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The value that `share` (0..1) of the values do not exceed: nearest rank. NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/**
 * How often a value of the first list is the larger one, over all pairs of the two; a tie counts half. 0.5: nothing
 * tells them apart (area under the ROC curve, Mann-Whitney). NaN when a list is empty.
 */
export function rankAuc(first: readonly number[], second: readonly number[]): number {
  let larger = 0
  for (const a of first) for (const b of second) larger += a > b ? 1 : a === b ? 0.5 : 0
  return larger / (first.length * second.length)
}
