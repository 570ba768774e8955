/** One of the 16 points of the compass, short for a label and in words for a screen reader. */
export interface CompassPoint {
  abbreviation: string
  words: string
}

/** The 16 points, clockwise from north, 22.5 degrees apart. */
export const COMPASS_POINTS: readonly CompassPoint[] = [
  { abbreviation: 'N', words: 'north' },
  { abbreviation: 'NNE', words: 'north-north-east' },
  { abbreviation: 'NE', words: 'north-east' },
  { abbreviation: 'ENE', words: 'east-north-east' },
  { abbreviation: 'E', words: 'east' },
  { abbreviation: 'ESE', words: 'east-south-east' },
  { abbreviation: 'SE', words: 'south-east' },
  { abbreviation: 'SSE', words: 'south-south-east' },
  { abbreviation: 'S', words: 'south' },
  { abbreviation: 'SSW', words: 'south-south-west' },
  { abbreviation: 'SW', words: 'south-west' },
  { abbreviation: 'WSW', words: 'west-south-west' },
  { abbreviation: 'W', words: 'west' },
  { abbreviation: 'WNW', words: 'west-north-west' },
  { abbreviation: 'NW', words: 'north-west' },
  { abbreviation: 'NNW', words: 'north-north-west' },
]

/**
 * The nearest compass point of a direction in degrees clockwise from north (wind: where it blows from). Any finite
 * number is taken, whole turns are dropped; halfway goes clockwise.
 * @throws RangeError when the direction is not a finite number.
 */
export function compassPoint(degrees: number): CompassPoint {
  const turns = Math.round(degrees / 22.5) % 16
  const point = COMPASS_POINTS[turns < 0 ? turns + 16 : turns]
  if (!point) throw new RangeError(`not a direction: ${degrees}`)
  return point
}
