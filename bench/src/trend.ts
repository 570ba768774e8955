/** A straight line through points. */
export interface Trend {
  /** Rise per unit of x. NaN for fewer than two different x. */
  slope: number
  /** Standard error of the slope. NaN for fewer than three points. */
  error: number
}

/** Least-squares line through points. */
export function trend(points: readonly (readonly [x: number, y: number])[]): Trend {
  const n = points.length
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / n
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / n
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread
  const rest = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  return { slope, error: n < 3 ? Number.NaN : Math.sqrt(rest / (n - 2) / spread) }
}
