import type { Clause, Reckoned } from '../story.ts'
import { isFigure } from '../tokens.ts'
import { measureOfWord } from '../units.ts'

const waters =
  /(?<![^ ])(?:(cubic met(?:re|er)s?|m3|cubes?)|(lit(?:re|er)s?|gallons?)|(?:how much|what volume of|volume of) water)(?![^ ])/
const deep = /^(?:mm|millimetres?|millimeters?|millis?|inch|inches)$/
const MM_PER_INCH = 25.4
/** A millimetre on a hectare is so many cubic metres. */
const CUBIC_METRES = 10
const litres = /^lit(?:re|er)s?$/

/**
 * The water that so many millimetres are on so much land, where it is asked for: arithmetic, and no forecast. Undefined
 * where anything else is told.
 */
export function readRainOnLand(clauses: readonly Clause[]): Reckoned | undefined {
  const tokens = clauses.flatMap((clause) => [...clause.tokens, ','])
  const plain = tokens.join(' ')
  const asked = waters.exec(plain)
  const at = tokens.flatMap((token, index) => (isFigure(token) ? [index] : []))
  const depth = at.find((index) => deep.test(tokens[index + 1] ?? ''))
  const field = at.find((index) => measureOfWord(tokens[index + 1] ?? '')?.kind === 'area')
  if (asked === null || depth === undefined || field === undefined || at.length !== 2) return undefined
  const land = measureOfWord(tokens[field + 1] ?? '')
  if (land === undefined || !/(?<![^ ])(?:how|what|whats|volume)(?![^ ])/.test(plain)) return undefined
  const [, , volume = ''] = asked
  const unit = measureOfWord(volume)
  const size = unit?.kind === 'volume' && !litres.test(volume) ? unit.size / 1000 : undefined
  const [told, lands] = [Number(tokens[depth]), Number(tokens[field])]
  const name = tokens[depth + 1] ?? 'mm'
  const cubic = told * (name.startsWith('inch') ? MM_PER_INCH : 1) * lands * land.size * CUBIC_METRES
  const value = size !== undefined ? cubic / size : litres.test(volume) ? cubic * 1000 : cubic
  const times = value / (told * lands)
  return {
    terms: [
      {
        part: 'amount',
        factors: [
          { value: told, said: name.startsWith('m') ? 'mm' : name },
          { value: lands, said: tokens[field + 1] ?? land.name },
          ...(Math.abs(times - 1) < 1e-9 ? [] : [{ value: times }]),
        ],
        value,
      },
    ],
    result: 'amount',
    value: { value, said: volume === '' ? 'm³' : volume },
  }
}
