import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { type FileRefusal, UnreadableFile } from '../imports/price-item.ts'

/** The Pink Sheet has 30 parts. */
const MAX_PARTS = 1_000
/** For all parts together. The parts needed from the Pink Sheet take 2.7 MB. */
const MAX_BYTES = 32_000_000

/** First bytes of an Office file from before 2007 (MS-CFB), or of a newer one with a password. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * A ZIP archive (PKWARE APPNOTE) in memory. Only requested parts are unpacked, as a stream.
 * Declared sizes are not trusted: the unpacked bytes of all parts are counted.
 */
export class ZipArchive {
  readonly #zip: ZipFile
  readonly #bytes: Uint8Array
  readonly #parts: ReadonlyMap<string, Entry>
  #unpacked = 0

  private constructor(zip: ZipFile, bytes: Uint8Array, parts: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#bytes = bytes
    this.#parts = parts
  }

  /**
   * @throws {UnreadableFile} if the bytes are not an archive, or list too many parts or one part
   * twice
   */
  static async open(bytes: Uint8Array): Promise<ZipArchive> {
    if (bytes.length === 0) throw new UnreadableFile({ code: 'empty' })
    if (OLD_OFFICE.every((byte, at) => bytes[at] === byte)) throw new UnreadableFile({ code: 'old_workbook' })
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    try {
      const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false })
      if (zip.entryCount > MAX_PARTS)
        throw new UnreadableFile({ code: 'too_many_parts', count: zip.entryCount, most: MAX_PARTS })
      const parts = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) {
        if (parts.has(entry.fileName)) throw new UnreadableFile({ code: 'part_twice', part: entry.fileName })
        parts.set(entry.fileName, entry)
      }
      return new ZipArchive(zip, bytes, parts)
    } catch (cause) {
      throw unreadable({ code: 'no_archive' }, cause)
    }
  }

  get unpacked(): number {
    return this.#unpacked
  }

  has(name: string): boolean {
    return this.#parts.has(name)
  }

  /**
   * Streams the bytes of a part. @throws {UnreadableFile} if the part is missing, damaged or too
   * large
   */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const part = this.#parts.get(name)
    if (part === undefined) throw new UnreadableFile({ code: 'no_part', part: name })
    if (part.uncompressedSize > MAX_BYTES - this.#unpacked) throw tooMuch(name)
    let [length, sum] = [0, 0]
    try {
      for await (const piece of await this.#pieces(part)) {
        length += piece.length
        this.#unpacked += piece.length
        if (this.#unpacked > MAX_BYTES) throw tooMuch(name)
        if (length > part.uncompressedSize) break
        sum = crc32(piece, sum)
        yield piece
      }
    } catch (cause) {
      throw unreadable({ code: 'part_damaged', part: name }, cause)
    }
    if (length !== part.uncompressedSize || sum !== part.crc32)
      throw new UnreadableFile({ code: 'part_lies', part: name })
  }

  async #pieces(part: Entry): Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>> {
    const { fileDataStart } = await this.#zip.readLocalFileHeaderPromise(part, { minimal: true })
    const packed = this.#bytes.subarray(fileDataStart, fileDataStart + part.compressedSize)
    if (part.isEncrypted()) throw new UnreadableFile({ code: 'part_encrypted', part: part.fileName })
    if (part.compressionMethod === 0) return [packed]
    if (part.compressionMethod !== 8) throw new UnreadableFile({ code: 'part_packing', part: part.fileName })
    const inflate = createInflateRaw()
    inflate.end(packed)
    return inflate
  }
}

const tooMuch = (name: string) =>
  new UnreadableFile({ code: 'unpacks_too_large', part: name, most: MAX_BYTES })

const unreadable = (why: FileRefusal, cause: unknown) =>
  cause instanceof UnreadableFile ? cause : new UnreadableFile(why, { cause })
