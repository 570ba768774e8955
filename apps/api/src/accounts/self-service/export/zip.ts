import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'

/**
 * Builds a zip from several texts, yielding between slices.
 * @param files texts by file name, in slices
 */
export async function createZip(
  files: Readonly<Record<string, Iterable<string>>>,
  mtime: Date,
): Promise<Buffer> {
  const packed: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, bytes) => {
    failure ??= error
    packed.push(bytes)
  })
  for (const [name, slices] of Object.entries(files)) {
    const file = new ZipDeflate(name)
    file.mtime = mtime
    zip.add(file)
    for (const slice of slices) {
      file.push(strToU8(slice))
      await setImmediate()
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  if (failure !== null) throw failure
  return Buffer.concat(packed)
}
