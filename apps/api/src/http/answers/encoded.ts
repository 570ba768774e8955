import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Representations } from './negotiate.ts'

/** The smallest that brotli can do: 12 ms for the 13 KB of a forecast. For what many will ask for. */
export const SMALLEST = 11
/**
 * Half a hundredth of that, for a third more bytes (2.0 KB for 1.5): for what is made anew for a few. 5 takes three
 * times as long as 3 and saves 160 bytes.
 */
export const QUICK = 3

/** What an answer is sent from, and can be kept as. */
export interface EncodedBytes {
  readonly etag: Representations['etag']
  /** Of the JSON, bytes. */
  readonly length: number
  readonly brotli: Buffer
}

/**
 * A JSON answer whose bytes are made once, when a cache is filled, and sent as they are from then on: validation,
 * JSON, compression and ETag together cost about a thousand times more than sending.
 */
export class Encoded<T> implements Representations, EncodedBytes {
  /** What it is made of, for the compiler alone. */
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

  /** JSON, as it is. Of bytes that were kept it is made when it is asked for. */
  get identity(): Buffer {
    this.#identity ??= brotliDecompressSync(this.brotli, { maxOutputLength: this.length })
    return this.#identity
  }

  /** Made when it is asked for: browsers that take brotli never do. */
  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.identity, { level: 9 })
    return this.#gzip
  }

  /** What it takes in memory, roughly, once every form of it has been asked for: gzip makes a little more of it. */
  get size(): number {
    return this.length + Math.ceil(2.5 * this.brotli.length)
  }

  /** The bytes as they were made before, by whichever process. */
  static kept<T>(bytes: EncodedBytes): Encoded<T> {
    return new Encoded<T>(bytes)
  }

  /**
   * @param wire what is sent, already fit for it: it has been through its response schema
   * @param quality of brotli, 0 to 11
   */
  static async from<T>(wire: T, quality: number = SMALLEST): Promise<Encoded<T>> {
    const json = Buffer.from(JSON.stringify(wire))
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }
    // What is quick is done here: the way to another thread and back costs more.
    const brotli = quality > QUICK ? await compressBrotli(json, options) : brotliCompressSync(json, options)
    const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` as const
    return new Encoded<T>({ etag, length: json.length, brotli }, json)
  }
}

const compressBrotli = promisify(brotliCompress)
