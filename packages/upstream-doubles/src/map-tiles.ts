import { crc32, deflateSync } from 'node:zlib'
import { type CannedAnswer, type Double, type DoubleOptions, startDouble } from './double.ts'

/** The map must show this attribution. */
export const MAP_ATTRIBUTION = '© Nobody, https://tiles.example/copyright'

/**
 * Double of a map tile server (XYZ, Web Mercator, 256-pixel PNG). Green fields with lanes make
 * movement visible. Answers 404 outside the map.
 */
export function startMapTiles(options: DoubleOptions = {}): Promise<Double> {
  return startDouble(({ path }): CannedAnswer => {
    const [z = -1, x = -1, y = -1] = (/^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(path) ?? []).slice(1).map(Number)
    const across = 2 ** z
    if (z < 0 || z > 22 || x >= across || y >= across) return { status: 404, body: 'no such square' }
    return { headers: { 'content-type': 'image/png' }, body: square((x + y) % 2) }
  }, options)
}

const SIDE = 256
/** Distance between lanes, in pixels. */
const FIELD = 64

/** RGB palette: one lane and two field colours. */
const PALETTE = Buffer.from([0xf4, 0xec, 0xd8, 0xb9, 0xd3, 0x9a, 0xa5, 0xc4, 0x84])

/** PNG (ISO/IEC 15948) with one palette byte per pixel and no filter. */
function square(shade: number): Buffer {
  const rows = Buffer.alloc(SIDE * (SIDE + 1))
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const isLane = x % FIELD < 2 || y % FIELD < 2
      rows[y * (SIDE + 1) + 1 + x] = isLane ? 0 : 1 + ((Math.floor(x / FIELD) + shade) % 2)
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight bits per pixel, indexed.
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', PALETTE),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
