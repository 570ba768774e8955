export const COMPASS_POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const

export type CompassPoint = (typeof COMPASS_POINTS)[number]

/**
 * The nearest of 16 compass points to a direction in degrees clockwise from north. Any finite
 * number is accepted; ties go clockwise.
 * @throws RangeError when the direction is not finite
 */
export function compassPoint(degrees: number): CompassPoint {
  const turns = Math.round(degrees / 22.5) % 16
  const point = COMPASS_POINTS[turns < 0 ? turns + 16 : turns]
  if (!point) throw new RangeError(`not a direction: ${degrees}`)
  return point
}
