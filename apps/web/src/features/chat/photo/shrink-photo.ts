import { MAX_PHOTO_BYTES, MAX_PHOTO_PX } from '@smart-farming/contracts/chat/chat-limits'
import { hasMetadata } from './has-metadata.ts'

/** The browser cannot decode the file, or the photo remains too large. */
export type UnusablePhotoReason = 'unreadable' | 'tooLarge'

/** JPEG qualities to try, in order, until the photo is small enough. */
const QUALITIES = [0.7, 0.5, 0.3, 0.15]

/**
 * Makes a picture small enough to send. Redrawing removes the original's location, camera and date.
 * The format is JPEG, because some browsers cannot write WebP and some model servers cannot read
 * it.
 *
 * @returns base64 of a JPEG of at most {@link MAX_PHOTO_PX} px and {@link MAX_PHOTO_BYTES} bytes,
 * or the reason for failure
 */
export async function shrinkPhoto(file: Blob): Promise<{ photo: string } | { why: UnusablePhotoReason }> {
  const canvas = await drawn(file).catch(() => undefined)
  if (canvas === undefined) return { why: 'unreadable' }
  for (const quality of QUALITIES) {
    const jpeg = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', quality))
    if (jpeg?.type !== 'image/jpeg') return { why: 'unreadable' }
    if (jpeg.size > MAX_PHOTO_BYTES) continue
    const isClean = !hasMetadata(new Uint8Array(await jpeg.arrayBuffer()))
    return isClean ? { photo: await base64Of(jpeg) } : { why: 'unreadable' }
  }
  return { why: 'tooLarge' }
}

async function drawn(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, MAX_PHOTO_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  // JPEG has no transparency.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((give, fail) => {
    const reader = new FileReader()
    reader.onload = () => give(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
