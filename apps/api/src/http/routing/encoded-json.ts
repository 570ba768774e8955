import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Representations } from './negotiate.ts'

/** Brotli's best quality: 12 ms for the 13 KB of a forecast. For widely shared responses. */
export const BROTLI_BEST = 11
/**
 * Half a hundredth of that time, for a third more bytes (2.0 KB for 1.5): for responses built for a few. 5 takes three
 * times as long as 3 and saves 160 bytes.
 */
export const BROTLI_FAST = 3

/** The stored form of a response. */
export interface EncodedBytes {
  readonly etag: Representations['etag']
  /** Length of the JSON, bytes. */
  readonly length: number
  readonly brotli: Buffer
}

/**
 * A JSON response whose bytes are built once, when a cache is filled, and reused from then on: validation, JSON,
 * compression and ETag together cost about a thousand times more than sending.
 */
export class EncodedJson<T> implements Representations, EncodedBytes {
  /** Its content's type, for the compiler alone. */
  declare readonly of?: T
  readonly etag: Representations['etag']
  readonly length: number
  readonly brotli: Buffer
  #identity: Buffer | undefined
  #gzip: Buffer | undefined

  private constructor({ etag, length, brotli }: EncodedBytes, json?: Buffer) {
    this.etag = etag
    this.length = length
    this.brotli = brotli
    this.#identity = json
  }

  /** Uncompressed JSON. Decoded on demand from stored bytes. */
  get identity(): Buffer {
    this.#identity ??= brotliDecompressSync(this.brotli, { maxOutputLength: this.length })
    return this.#identity
  }

  /** Built on demand: browsers that accept brotli never need it. */
  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.identity, { level: 9 })
    return this.#gzip
  }

  /** Rough memory use once every form has been requested: gzip is a little larger than brotli. */
  get size(): number {
    return this.length + Math.ceil(2.5 * this.brotli.length)
  }

  /** From bytes that an earlier process may have built. */
  static kept<T>(bytes: EncodedBytes): EncodedJson<T> {
    return new EncodedJson<T>(bytes)
  }

  /**
   * @param wire the response body, already through its response schema
   * @param quality of brotli, 0 to 11
   */
  static async from<T>(wire: T, quality: number = BROTLI_BEST): Promise<EncodedJson<T>> {
    const json = Buffer.from(JSON.stringify(wire))
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }
    // Fast compression runs here: a round trip to another thread costs more.
    const brotli =
      quality > BROTLI_FAST ? await compressBrotli(json, options) : brotliCompressSync(json, options)
    const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` as const
    return new EncodedJson<T>({ etag, length: json.length, brotli }, json)
  }
}

const compressBrotli = promisify(brotliCompress)
