import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { parseCoordinatePair } from './coordinate-pair.ts'
import { findLink, parseMapLink } from './map-link.ts'
import { parsePlusCode } from './plus-code.ts'

/**
 * Latitude and longitude as people type or paste them: a pair in any common notation, a full Plus code, or a map link
 * or `geo:` URI with coordinates. Undefined for anything else, including a pair outside the valid ranges. Takes time
 * linear in the length of the text.
 */
export function parseCoordinates(text: string): Coordinates | undefined {
  const link = findLink(text)
  return link === undefined ? (parsePlusCode(text) ?? parseCoordinatePair(text)) : parseMapLink(link)
}
