import { inflateRawSync } from 'node:zlib'

/**
 * Signature of an entry in a zip's central directory, and the entry's length before the name
 * (APPNOTE 4.3.12).
 */
const ENTRY = Buffer.from('PK\u0001\u0002')
const ENTRY_BYTES = 46
/** Length before the file's own name (4.3.7). */
const HEAD_BYTES = 30
const DEFLATED = 8

/** The files of a zip as text, by name. */
export function unzip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + ENTRY_BYTES)) {
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + zip.readUInt16LE(at + 28))
    const head = zip.readUInt32LE(at + 42)
    const begin = head + HEAD_BYTES + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
    const bytes = zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed
    files[name] = bytes.toString('utf8')
  }
  return files
}
