import type { PhotoSize } from './photo-type.ts'

/** Start-of-frame markers (ITU-T T.81, table B.1): C0 to CF without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const START_OF_SCAN = 0xda

/**
 * Reads the size from a JPEG's frame header.
 * @returns undefined if there is no complete frame header before the image data
 */
export function readJpegSize(bytes: Buffer): PhotoSize | undefined {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // Skip fill bytes before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (marker === START_OF_SCAN || length < 2) return undefined
    if (isFrame(marker)) {
      if (length < 8 || at + 2 + length >= bytes.length) return undefined
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    at += 2 + length
  }
  return undefined
}
