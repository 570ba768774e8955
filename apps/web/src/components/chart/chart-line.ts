/** Position of a value in a drawing, from the left and the top, in px; undefined is a gap. */
export type ChartPoint = readonly [x: number, y: number] | undefined

/** Rounds to a tenth of a pixel: smaller differences are invisible. */
const inTenths = (px: number): number => Math.round(px * 10) / 10

/** Points as path data. A gap breaks the line; a point between two gaps is a dot, if the line has round ends. */
export function linePath(points: readonly ChartPoint[]): string {
  let path = ''
  /** Number of points since the last gap. */
  let drawn = 0
  for (const point of [...points, undefined]) {
    if (point) path += `${drawn === 0 ? 'M' : 'L'}${inTenths(point[0])},${inTenths(point[1])}`
    else if (drawn === 1) path += 'Z'
    drawn = point ? drawn + 1 : 0
  }
  return path
}
