/**
 * Rows without duplicate times. Of equal rows with the same time, one is kept. Different rows with
 * the same time are all dropped, because none can be trusted.
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
