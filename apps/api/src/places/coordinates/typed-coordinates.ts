import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { linkedCoordinates, linkIn } from './map-link.ts'
import { fullPlusCode } from './plus-code.ts'
import { writtenPair } from './written-pair.ts'

/**
 * Latitude and longitude as people type or paste them: a pair in any usual notation, a full Plus code, or a map link or
 * `geo:` URI with coordinates. Undefined for anything else, including a pair outside the valid ranges. Linear in the
 * length of the text.
 */
export function typedCoordinates(text: string): Coordinates | undefined {
  const link = linkIn(text)
  return link === undefined ? (fullPlusCode(text) ?? writtenPair(text)) : linkedCoordinates(link)
}
