/** Where a value stands in a drawing, across and from the top; undefined is a gap. */
export type ChartPoint = readonly [x: number, y: number] | undefined

/** A tenth of a pixel is nobody's to see. */
const inTenths = (px: number): number => Math.round(px * 10) / 10

/**
 * Points as the data of a path. A gap breaks the line; a point between two gaps is a dot, where the line has round
 * ends.
 */
export function linePath(points: readonly ChartPoint[]): string {
  let path = ''
  /** How many points there were since the last gap. */
  let drawn = 0
  for (const point of [...points, undefined]) {
    if (point) path += `${drawn === 0 ? 'M' : 'L'}${inTenths(point[0])},${inTenths(point[1])}`
    else if (drawn === 1) path += 'Z'
    drawn = point ? drawn + 1 : 0
  }
  return path
}
