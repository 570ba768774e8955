/**
 * Segments without metadata: APP0 (JFIF), APP2 (colour profile), APP14 (Adobe's colour transform).
 */
const PLAIN = new Set([0xe0, 0xe2, 0xee])
const COMMENT = 0xfe
const START_OF_SCAN = 0xda

/**
 * Whether a JPEG contains metadata: EXIF (with the location), XMP, IPTC or a comment. Also true if
 * the segments before the picture cannot be parsed.
 */
export function hasMetadata(jpeg: Uint8Array): boolean {
  let at = 2
  while (jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === START_OF_SCAN) return false
    const isApplication = marker >= 0xe0 && marker <= 0xef
    if (marker === COMMENT || (isApplication && !PLAIN.has(marker))) return true
    const length = (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
    if (length < 2) return true
    at += 2 + length
  }
  return true
}
