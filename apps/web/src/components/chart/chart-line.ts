import { line } from 'd3-shape'

/** Where a value stands in a drawing, across and from the top; undefined is a gap. */
export type ChartPoint = readonly [x: number, y: number] | undefined

/**
 * Points as the data of a path. A gap breaks the line; a point between two gaps is a dot, where the line has round
 * ends.
 */
export function linePath(points: readonly ChartPoint[]): string {
  return path(points) ?? ''
}

const path = line<ChartPoint>()
  .defined((point) => point !== undefined)
  .x((point) => point?.[0] ?? 0)
  .y((point) => point?.[1] ?? 0)
  .digits(1)
