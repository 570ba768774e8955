/**
 * A JPEG as far as the server inspects it: a frame header with the size, and a scan of `fill`.
 * @param bytes length of the file
 */
export function createJpeg({
  width = 1024,
  height = 768,
  bytes = 2_000,
  fill = 'Leaf of maize. ',
} = {}): Buffer {
  const app = [0xff, 0xe0, 0x00, 0x04, 0x00, 0x00]
  const frame = [0xff, 0xc0, 0x00, 0x0b, 0x08, height >> 8, height & 0xff, width >> 8, width & 0xff]
  const head = Buffer.from([0xff, 0xd8, ...app, ...frame, 0x01, 0x01, 0x11, 0x00, 0xff, 0xda])
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, fill)])
}

/** A WebP as far as the server inspects it. */
export function createWebp({ width = 640, height = 480, kind = 'VP8 ' } = {}): Buffer {
  const file = Buffer.alloc(60)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write(`WEBP${kind}`, 8, 'latin1')
  file.writeUInt32LE(file.length - 20, 16)
  if (kind === 'VP8X') {
    file.writeUIntLE(width - 1, 24, 3)
    file.writeUIntLE(height - 1, 27, 3)
  } else if (kind === 'VP8L') {
    file[20] = 0x2f
    file.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  } else {
    file.writeUIntBE(0x9d012a, 23, 3)
    file.writeUInt16LE(width, 26)
    file.writeUInt16LE(height, 28)
  }
  return file
}
