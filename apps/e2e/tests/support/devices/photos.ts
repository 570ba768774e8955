import type { Page } from '@playwright/test'

/**
 * Start of an EXIF segment with a position, and a text in it that a search of the bytes would find.
 */
export const GPS_MARKERS = ['Exif\0\0', 'Nakuru field 7'] as const

/**
 * Creates a JPEG as a phone's camera would: larger than the upload limit, with an EXIF position.
 */
export async function createCameraPhoto(page: Page, { width = 2400, height = 1600, isNoise = false } = {}) {
  const base64 = await page.evaluate(
    ([across, down, noise]) => {
      const canvas = document.createElement('canvas')
      canvas.width = across
      canvas.height = down
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      const picture = pen.createImageData(across, down)
      let seed = 7
      for (let at = 0; at < picture.data.length; at += 1) {
        seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
        const light = noise ? (seed >> 15) & 255 : (at / 4 / across / down) * 200 + ((seed >> 15) & 31)
        picture.data[at] = at % 4 === 3 ? 255 : light
      }
      pen.putImageData(picture, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.95).replace(/^[^,]*,/, '')
    },
    [width, height, isNoise] as const,
  )
  return withPlace(Buffer.from(base64, 'base64'))
}

/**
 * Adds an EXIF segment (little endian) whose GPS directory says 0°18'S and names the area as text.
 */
function withPlace(jpeg: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const directory = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)])
  const header = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])
  const gpsAt = header.length + 18
  const dataAt = gpsAt + 2 + 3 * 12 + 4
  const rationals = Buffer.alloc(24)
  for (const [at, value] of [0, 1, 18, 1, 0, 1].entries()) rationals.writeUInt32LE(value, at * 4)
  const area = Buffer.from(`ASCII\0\0\0${GPS_MARKERS[1]}`)
  const exif = Buffer.concat([
    Buffer.from(GPS_MARKERS[0], 'latin1'),
    header,
    directory(entry(0x8825, 4, 1, gpsAt)),
    directory(
      entry(1, 2, 2, 'S'.charCodeAt(0)),
      entry(2, 5, 3, dataAt),
      entry(0x1c, 7, area.length, dataAt + rationals.length),
    ),
    rationals,
    area,
  ])
  const head = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

/** Size of a picture, in pixels, as the browser decodes it. */
export const imageSize = (page: Page, base64: string) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
    const { width, height } = await createImageBitmap(new Blob([bytes]))
    return { width, height }
  }, base64)
