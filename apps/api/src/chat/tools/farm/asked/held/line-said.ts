/** What a line may be drawn for. */
export type Lined = 'temperature' | 'wind' | 'gusts' | 'rain' | 'humidity'

/** Under what a question of it is read: a gust is asked for as the wind. */
export const measureOf = (of: Lined) => (of === 'gusts' ? 'wind' : of)

/** A line that a question draws: "will it cross 40?", "below 4 degrees". */
export interface LineSaid {
  readonly of: Lined
  /** In °C, km/h, mm or %, or in the farmer's own unit where no other is named. */
  readonly value: number
  readonly side: 'above' | 'below'
  /** The unit that it names; absent where it is the farmer's. */
  readonly unit?: 'C' | 'F' | 'km/h' | 'mph' | 'knots' | 'm/s' | 'mm' | 'in' | '%'
}

const drawn =
  /(?<![^ ])(above|over|more than|exceeds?|exceeding|cross|crosses|crossing|reach|reaches|hit|hits|touch|touches|pass|passes|higher than|stronger than|hotter than|greater than|at least|go past|below|under|less than|lower than|colder than|cooler than|drop to|fall to|down to) (minus |-)?(\d+(?:\.\d+)?)(?: ?(mm|in|inch|inches|degrees?|deg|c|celsius|f|fahrenheit|km \/ h|kmh|kmph|kph|km|mph|knots?|m \/ s|%|percent|per cent)(?![^ ]))?(?: (c|celsius|f|fahrenheit)(?![^ ]))?/

const low = new Set([
  'below',
  'under',
  'less than',
  'lower than',
  'colder than',
  'cooler than',
  'drop to',
  'fall to',
  'down to',
])

const units: readonly (readonly [RegExp, Lined, LineSaid['unit']])[] = [
  [/^mm$/, 'rain', 'mm'],
  [/^in|^inch/, 'rain', 'in'],
  [/^(?:f|fahrenheit)$/, 'temperature', 'F'],
  [/^(?:c|celsius)$/, 'temperature', 'C'],
  [/^(?:km|kph)/, 'wind', 'km/h'],
  [/^mph$/, 'wind', 'mph'],
  [/^knot/, 'wind', 'knots'],
  [/^m /, 'wind', 'm/s'],
  [/^(?:%|per)/, 'humidity', '%'],
]

const order: readonly Lined[] = ['wind', 'temperature', 'humidity', 'rain']

/**
 * The line that a question draws, for what its unit or its words say; a bare number that is reached is degrees.
 *
 * @param plain as `plainText` makes it
 * @param measures what else it names
 */
export function lineSaid(plain: string, measures: readonly string[]): LineSaid | undefined {
  const line = drawnLine(plain, measures) ?? bareLine(plain)
  // What tears a roof off is the gust: a line that the mean wind keeps to is no answer.
  return line?.of === 'wind' && gusty.test(plain) ? { ...line, of: 'gusts' } : line
}

const gusty =
  /(?<![^ ])(?:gusts?|gusting|gusty|squalls?|rafales?|rafagas?|rajadas?|jhonke|झोंक[^ ]*|هبات)(?![^ ])/

/** "Will it get to minus 15", "as low as 4 degrees": degrees, on the side that they are on. */
const reached =
  /(?<![^ ])(?:get|gets|go|goes|drop|drops|fall|falls|sink|dip|be|reach|as low as|as high as|low as|hit|touch)(?: down| up)?(?: to| as low as)? (?:minus |-)(\d+(?:\.\d+)?)(?: (?:degrees?|deg|c|celsius|or (?:less|lower|below|colder)))?(?![^ ])/
/** "3 inches of rain", "25mm in two days": so much or more. */
const amount =
  /(?<![^ ])(\d+(?:\.\d+)?) ?(mm|millimet(?:er|re)s?|in|inch|inches)(?: of)?(?: (?:rain|rains|rainfall|precipitation|water))?(?![^ ])/
const asksHowMuch = /(?<![^ ])(?:how much|how many|what)(?![^ ])/

function bareLine(plain: string): LineSaid | undefined {
  const [, cold] = reached.exec(plain) ?? []
  if (cold !== undefined) return { of: 'temperature', value: -Number(cold), side: 'below' }
  const [, fall, unit = ''] = amount.exec(plain) ?? []
  if (fall === undefined || asksHowMuch.test(plain) || !/(?<![^ ])rain/.test(plain)) return undefined
  return { of: 'rain', value: Number(fall), side: 'above', unit: unit.startsWith('m') ? 'mm' : 'in' }
}

function drawnLine(plain: string, measures: readonly string[]): LineSaid | undefined {
  const [, word = '', minus, digits, written = '', scale] = drawn.exec(plain) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits) * (minus === undefined ? 1 : -1)
  const side = low.has(word) ? 'below' : 'above'
  const known = units.find(([pattern]) => pattern.test(scale ?? written))
  if (known !== undefined) {
    const [, of, unit] = known
    return of === 'humidity' && !measures.includes('humidity')
      ? undefined
      : { of, value, side, ...(unit && { unit }) }
  }
  if (/^deg/.test(written)) return { of: 'temperature', value, side }
  const of = order.find((each) => measures.includes(each))
  const isReached = /^(?:cross|reach|hit|touch|go past)/.test(word)
  return of === undefined
    ? isReached && written === ''
      ? { of: 'temperature', value, side }
      : undefined
    : { of, value, side }
}
