import type { PhotoSize } from './photo-type.ts'

/**
 * Reads the size from the first chunk of a WebP (RFC 9649): lossy (`VP8 `), lossless (`VP8L`) or
 * extended (`VP8X`).
 * @returns undefined if the file is truncated or its first chunk is of another kind
 */
export function readWebpSize(bytes: Buffer): PhotoSize | undefined {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return undefined
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ': {
      const isKeyFrame = bytes.readUIntBE(23, 3) === 0x9d012a
      if (!isKeyFrame) return undefined
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    }
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return undefined
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}
