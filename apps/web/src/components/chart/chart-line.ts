/** Position in a drawing from the left and the top, in px; undefined is a gap. */
export type ChartPoint = readonly [x: number, y: number] | undefined

const inTenths = (px: number): number => Math.round(px * 10) / 10

/**
 * Converts points to SVG path data. A gap breaks the line. With round line ends, a point between
 * two gaps becomes a dot.
 */
export function linePath(points: readonly ChartPoint[]): string {
  let path = ''
  let drawn = 0
  for (const point of [...points, undefined]) {
    if (point) path += `${drawn === 0 ? 'M' : 'L'}${inTenths(point[0])},${inTenths(point[1])}`
    else if (drawn === 1) path += 'Z'
    drawn = point ? drawn + 1 : 0
  }
  return path
}
