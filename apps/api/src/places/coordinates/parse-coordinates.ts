import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { parseCoordinatePair } from './coordinate-pair.ts'
import { findLink, parseMapLink } from './map-link.ts'
import { parsePlusCode } from './plus-code.ts'

/**
 * Latitude and longitude as people type or paste them: a pair in any common notation, a full Plus
 * code, a map link or a `geo:` URI. Undefined for anything else, including pairs outside the valid
 * ranges. Runs in time linear in the length of the text.
 */
export function parseCoordinates(text: string): Coordinates | undefined {
  const link = findLink(text)
  return link === undefined ? (parsePlusCode(text) ?? parseCoordinatePair(text)) : parseMapLink(link)
}
