import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Representations } from './negotiate.ts'

/** Best Brotli quality, for widely shared responses: 12 ms for the 13 KB of a forecast. */
export const BROTLI_BEST = 11
/**
 * Brotli quality for responses to a few users. Takes 1/200 of the time of the best quality, for a
 * third more bytes (2.0 KB instead of 1.5). Quality 5 takes three times as long as 3 and saves 160
 * bytes.
 */
export const BROTLI_FAST = 3

/** Stored form of a response. */
export interface EncodedBytes {
  readonly etag: Representations['etag']
  /** Length of the JSON, in bytes. */
  readonly length: number
  readonly brotli: Buffer
}

/**
 * A JSON response whose bytes are built once and then reused. Validation, JSON, compression and
 * ETag together cost about a thousand times more than sending.
 */
export class EncodedJson<T> implements Representations, EncodedBytes {
  /** Exists only for the compiler. */
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

  /** Uncompressed JSON, decompressed on first use. */
  get identity(): Buffer {
    this.#identity ??= brotliDecompressSync(this.brotli, { maxOutputLength: this.length })
    return this.#identity
  }

  /** Compressed on first use, because browsers that accept brotli never need it. */
  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.identity, { level: 9 })
    return this.#gzip
  }

  /** Approximate memory use of all forms, in bytes. Gzip is a little larger than brotli. */
  get size(): number {
    return this.length + Math.ceil(2.5 * this.brotli.length)
  }

  /** Creates a response from bytes that an earlier process may have built. */
  static kept<T>(bytes: EncodedBytes): EncodedJson<T> {
    return new EncodedJson<T>(bytes)
  }

  /**
   * @param wire response body, already validated against its response schema
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
    // Fast compression runs on this thread, because a round trip to another thread costs more.
    const brotli =
      quality > BROTLI_FAST ? await compressBrotli(json, options) : brotliCompressSync(json, options)
    const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` as const
    return new EncodedJson<T>({ etag, length: json.length, brotli }, json)
  }
}

const compressBrotli = promisify(brotliCompress)
