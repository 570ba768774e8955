/** The median. For an even count, the mean of the two middle values. NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1] ?? Number.NaN
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN
  return (lower + upper) / 2
}

/**
 * The smallest value that is at least as large as this share (0..1) of the values (nearest rank).
 * NaN for an empty list.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/**
 * Share of all pairs in which the value from the first list is larger. A tie counts half, and 0.5
 * means indistinguishable (area under the ROC curve, Mann-Whitney). NaN if a list is empty.
 */
export function rankAuc(first: readonly number[], second: readonly number[]): number {
  let larger = 0
  for (const a of first) for (const b of second) larger += a > b ? 1 : a === b ? 0.5 : 0
  return larger / (first.length * second.length)
}
