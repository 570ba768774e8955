/** The 16 points, clockwise from north, 22.5 degrees apart. */
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
 * The nearest compass point of a direction in degrees clockwise from north (wind: where it blows from). Accepts any
 * finite number, modulo full turns; ties go clockwise.
 * @throws RangeError when the direction is not a finite number.
 */
export function compassPoint(degrees: number): CompassPoint {
  const turns = Math.round(degrees / 22.5) % 16
  const point = COMPASS_POINTS[turns < 0 ? turns + 16 : turns]
  if (!point) throw new RangeError(`not a direction: ${degrees}`)
  return point
}
