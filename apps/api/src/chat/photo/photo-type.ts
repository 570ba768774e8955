import type { ChatPhoto } from '../engine.ts'

/** Detects JPEG (FF D8 FF) and WebP ("RIFF", a length, "WEBP") by the first bytes. */
export function detectPhotoType(bytes: Buffer): ChatPhoto['type'] | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}

export interface PhotoSize {
  readonly width: number
  readonly height: number
}
