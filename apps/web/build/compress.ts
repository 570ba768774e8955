import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` file beside every text file at the highest level, so that requests
 * need no compression.
 */
export async function compressAll(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    text.has(extname(file)),
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file)
      const bytes = await readFile(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await Promise.all([
        toBrotli(bytes, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
        toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((compressed) =>
          writeFile(`${path}.gz`, compressed),
        ),
      ])
    }),
  )
}
