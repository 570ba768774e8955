/**
 * Rows of which no two are of one time. Where a provider tells a time twice, the rows that are alike count once; of
 * those that differ none is believed, and the time is a gap: which of them is true nobody can say.
 */
export function toldOnce<T>(rows: readonly T[], timeOf: (row: T) => number): T[] {
  const byTime = new Map<number, T | undefined>()
  for (const row of rows) {
    const at = timeOf(row)
    if (!byTime.has(at)) byTime.set(at, row)
    else if (JSON.stringify(byTime.get(at)) !== JSON.stringify(row)) byTime.set(at, undefined)
  }
  return byTime.size === rows.length ? [...rows] : [...byTime.values()].filter((row) => row !== undefined)
}
