import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { OpenLocationCode } from 'open-location-code'
import { toCoordinates } from './valid-coordinates.ts'

const codes = new OpenLocationCode()

const DIGIT = '[23456789CFGHJMPQRVWX]'
const full = new RegExp(`(?<![A-Z0-9])${DIGIT}{8}\\+(?:${DIGIT}{2,7})?(?![A-Z0-9+])`, 'i')
const short = new RegExp(`^((?:${DIGIT}{4}|${DIGIT}{6})\\+${DIGIT}{2,7})(?![A-Z0-9+])[\\s,]*(.*)$`, 'is')

/** A Plus code without its leading digits, which needs a reference point. */
export interface ShortPlusCode {
  code: string
  /** The town that Google Maps appends, such as "Nakuru, Kenya". May be empty. */
  locality: string
}

/** The centre of the full Plus code (`6CRWM9QG+C6`) in a text; undefined without such a code. */
export function parsePlusCode(text: string): Coordinates | undefined {
  const [code] = full.exec(text) ?? []
  return code !== undefined && codes.isFull(code) ? centreOf(code) : undefined
}

/** The short Plus code (`M9QG+C6`, `M9QG+C6 Kumasi`) at the start of a text. */
export function parseShortPlusCode(text: string): ShortPlusCode | undefined {
  const [, code, locality = ''] = short.exec(text.trim()) ?? []
  return code === undefined ? undefined : { code, locality }
}

/** The centre of the area with this short Plus code that is nearest to a point. */
export function recoverPlusCode(
  { code }: Pick<ShortPlusCode, 'code'>,
  { lat, lon }: Coordinates,
): Coordinates | undefined {
  return centreOf(codes.recoverNearest(code, lat, lon))
}

function centreOf(code: string): Coordinates | undefined {
  const { latitudeCenter, longitudeCenter } = codes.decode(code)
  return toCoordinates(latitudeCenter, longitudeCenter)
}
