import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { normaliseNotation } from './normalise-notation.ts'
import { toCoordinates } from './valid-coordinates.ts'

// Degrees, or degrees and minutes, or degrees, minutes and seconds. Only the last unit has
// decimals.
const angle = (degree: string, minute: string, second: string) =>
  String.raw`\d{1,3}${degree}[0-5]?\d${minute}[0-5]?\d(?:\.\d+)?(?: ?${second})?|\d{1,3}${degree}[0-5]?\d(?:\.\d+)?(?: ?')?|\d{1,3}(?:\.\d+)?(?: ?°)?`
/**
 * With a letter for the direction, spaces and colons may separate the units, and `S` may mark
 * seconds.
 */
const LETTERED = angle('(?: ?[°:] ?| )', "(?: ?[':] ?| )", '["S]')
const MARKED = angle(' ?° ?', " ?' ?", '"')

const BEFORE = String.raw`^(?<before>[^\d]*?)(?<![\p{L}\p{M}\d.,+-]|[+-] )`
/** Words after the pair, with at most one more number, such as an altitude. */
const AFTER = String.raw`(?![\p{L}\d]|[.:/]\d)(?<after>[^\d]*(?:\d+(?:\.\d+)?[^\d]*)?)$`
const BETWEEN = '(?<between> ?[,;/|] ?| ?)'
/** Two angles without a letter between them need a separator or a sign. */
const BETWEEN_NUMBERS = '(?<between> ?[,;/|] ?| |(?=[+-]))'

const side = (name: 'a' | 'b', letters: 'before' | 'behind') => {
  const letter = `(?<letter_${name}>[NSEW])`
  const degrees = `(?<sign_${name}>[+-]?)(?<angle_${name}>${LETTERED})`
  return letters === 'before' ? `${letter} ?:? ?${degrees}` : `${degrees} ?${letter}`
}
const lettered = (['behind', 'before'] as const).map(
  (where) => new RegExp(`${BEFORE}${side('a', where)}${BETWEEN}${side('b', where)}${AFTER}`, 'u'),
)
const bare = new RegExp(
  `${BEFORE}(?<sign_a>[+-]?)(?<angle_a>${MARKED})${BETWEEN_NUMBERS}(?<sign_b>[+-]?)(?<angle_b>${MARKED})${AFTER}`,
  'u',
)
const labelled = (label: string, letters: string) =>
  new RegExp(
    String.raw`(?<!\p{L})${label}[ "':=.]{0,4}(?<before>[${letters}])? ?(?<sign>[+-]?)(?<angle>${LETTERED}) ?(?<behind>[${letters}](?!\p{L}))?(?![.,]?\d)`,
    'u',
  )
const latitude = labelled('LAT(?:ITUDE?)?', 'NS')
const longitude = labelled('(?:LON|LNG|LONG(?:ITUDE?)?)', 'EW')

/**
 * GeoJSON, KML and WKT put the longitude first, and so do texts with a heading such as "lon, lat".
 */
const longitudeFirst =
  /\bpoint ?z? ?\(|<coordinates>|"coordinates" ?: ?\[|\bl(?:on|ng|ong(?:itude)?)[ ,/]+lat/i

/** Maximum length of a text, in characters. Enough for a pair with some words around it. */
const LONGEST = 250

/**
 * Finds a pair of coordinates in a text: in degrees, or in degrees, minutes and seconds, with
 * signs, letters, words or labels, and with decimal points or commas. Among other words, a pair
 * needs 4 decimals, degree signs or letters, because plain numbers may be prices or an address.
 * The library geo-coordinates-parser 1.7.4 is not used. It reads `1.3S 36.8E` as 1°3' and 36°8',
 * loses the sign of `-0°18'`, and refuses whole degrees, one or two decimals, and longitude before
 * latitude.
 */
export function parseCoordinatePair(text: string): Coordinates | undefined {
  if (text.length > LONGEST) return undefined
  const plain = normaliseNotation(text)
  const isTurned = longitudeFirst.test(text)
  const pair = read(plain, isTurned) ?? readUnlessThousands(plain.replace(/(\d+),(\d+)/g, '$1.$2'), isTurned)
  return pair && toCoordinates(...pair)
}

type Pair = readonly [lat: number, lon: number]

const read = (plain: string, isTurned: boolean): Pair | undefined =>
  byLabels(plain) ?? byLetters(plain) ?? byNumbers(plain, isTurned)

/** Rejects two prices such as "3,200 4,500". */
const readUnlessThousands = (plain: string, isTurned: boolean): Pair | undefined =>
  /^\d{1,3}\.\d{3}[ ,;/]+\d{1,3}\.\d{3}$/.test(plain) ? undefined : read(plain, isTurned)

function byLabels(plain: string): Pair | undefined {
  const [lat, lon] = [latitude.exec(plain), longitude.exec(plain)].map((match) => {
    const { sign, angle, before, behind } = match?.groups ?? {}
    return angle === undefined ? undefined : degrees(sign, angle, before ?? behind)
  })
  return lat === undefined || lon === undefined ? undefined : [lat, lon]
}

function byLetters(plain: string): Pair | undefined {
  for (const notation of lettered) {
    const match = notation.exec(plain)
    if (match === null) continue
    const { a, b, isAmongWords } = sides(match)
    const isExact = [a, b].every(({ angle }) => /\.|°|\d[ ':]+\d/.test(angle))
    if (isAmongWords && !isExact) continue
    if (isLatitude(a.letter) && isLongitude(b.letter)) return [a.degrees, b.degrees]
    if (isLongitude(a.letter) && isLatitude(b.letter)) return [b.degrees, a.degrees]
  }
  return undefined
}

function byNumbers(plain: string, isTurned: boolean): Pair | undefined {
  const match = bare.exec(plain)
  if (match === null) return undefined
  const { a, b, between, isAmongWords } = sides(match)
  const isMarked = [a, b].every(({ angle }) => /°.*\d|\..*°/.test(angle))
  const decimals = Math.min(...[a, b].map(({ angle }) => /\.(\d+)/.exec(angle)?.[1]?.length ?? 0))
  const isParted = /[,;] |;/.test(between) || (between === ',' && b.sign !== '')
  const fewest = isAmongWords || between === '' ? 4 : isParted ? 0 : 1
  if (!isMarked && decimals < fewest) return undefined
  return isTurned ? [b.degrees, a.degrees] : [a.degrees, b.degrees]
}

function sides({ groups = {} }: RegExpExecArray) {
  const [a, b] = (['a', 'b'] as const).map((name) => {
    const [sign = '', angle = '', letter = ''] = ['sign', 'angle', 'letter'].map(
      (part) => groups[`${part}_${name}`],
    )
    return { sign, angle, letter, degrees: degrees(sign, angle, letter) }
  }) as [Side, Side]
  const { before = '', between = '', after = '' } = groups
  return { a, b, between, isAmongWords: /[\p{L}\d]/u.test(before + after) }
}

interface Side {
  sign: string
  angle: string
  letter: string
  degrees: number
}

/** A minus together with an `S` or `W` negates only once. */
function degrees(sign: string | undefined, angle: string, letter: string | undefined): number {
  const [whole = 0, minutes = 0, seconds = 0] = (angle.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const size = whole + minutes / 60 + seconds / 3600
  return sign === '-' || letter === 'S' || letter === 'W' ? -size : size
}

const isLatitude = (letter: string): boolean => letter === 'N' || letter === 'S'
const isLongitude = (letter: string): boolean => letter === 'E' || letter === 'W'
