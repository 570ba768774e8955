/**
 * Rows without duplicate times. If a provider repeats a time, equal rows count once; differing rows are all dropped,
 * and the time becomes a gap, because nobody can say which of them is true.
 */
export function dedupeByTime<T>(rows: readonly T[], timeOf: (row: T) => number): T[] {
  const byTime = new Map<number, T | undefined>()
  for (const row of rows) {
    const at = timeOf(row)
    if (!byTime.has(at)) byTime.set(at, row)
    else if (JSON.stringify(byTime.get(at)) !== JSON.stringify(row)) byTime.set(at, undefined)
  }
  return byTime.size === rows.length ? [...rows] : [...byTime.values()].filter((row) => row !== undefined)
}
