import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Representations } from './negotiate.ts'

/** The smallest that brotli can do: 12 ms for the 13 KB of a forecast. For what many will ask for. */
export const SMALLEST = 11
/**
 * Half a hundredth of that, for a third more bytes (2.0 KB for 1.5): for what is made anew for a few. 5 takes three
 * times as long as 3 and saves 160 bytes.
 */
export const QUICK = 3

/**
 * A JSON answer whose bytes are made once, when a cache is filled, and sent as they are from then on: validation,
 * JSON, compression and ETag together cost about a thousand times more than sending.
 */
export class Encoded<T> implements Representations {
  readonly value: T
  readonly etag: Representations['etag']
  /** JSON, as it is. */
  readonly identity: Buffer
  readonly brotli: Buffer
  #gzip: Buffer | undefined

  private constructor(value: T, json: Buffer, brotli: Buffer) {
    this.value = value
    this.identity = json
    this.brotli = brotli
    this.etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  }

  /** Made when it is asked for: browsers that take brotli never do. */
  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.identity, { level: 9 })
    return this.#gzip
  }

  /** What it takes in memory, roughly: JSON and brotli, and twice the JSON for what was sent as an object. */
  get size(): number {
    return 3 * this.identity.length + this.brotli.length
  }

  /**
   * @param value what it is made of
   * @param quality of brotli, 0 to 11
   * @param wire as much of the value as is sent, already fit for it: it has been through its response schema
   */
  static async from<T>(value: T, quality: number = SMALLEST, wire: unknown = value): Promise<Encoded<T>> {
    const json = Buffer.from(JSON.stringify(wire))
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }
    // What is quick is done here: the way to another thread and back costs more.
    const brotli = quality > QUICK ? await compressBrotli(json, options) : brotliCompressSync(json, options)
    return new Encoded(value, json, brotli)
  }
}

const compressBrotli = promisify(brotliCompress)
