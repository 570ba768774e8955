import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { linkedCoordinates, linkIn } from './map-link.ts'
import { fullPlusCode } from './plus-code.ts'
import { writtenPair } from './written-pair.ts'

/**
 * Latitude and longitude as people type or paste them: a pair in any usual notation, a full Plus code, or a link of a
 * map or a `geo:` URI with coordinates in it. Undefined for anything else, also for a pair that is not on the globe.
 * Takes time in proportion to the length of the text.
 */
export function typedCoordinates(text: string): Coordinates | undefined {
  const link = linkIn(text)
  return link === undefined ? (fullPlusCode(text) ?? writtenPair(text)) : linkedCoordinates(link)
}
