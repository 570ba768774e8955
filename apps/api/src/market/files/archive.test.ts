import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { refusalText } from '../../../tests/support/prices/price-files.ts'
import { ZipArchive } from './archive.ts'

const MB = 1_000_000
const blanks = (bytes: number) => new Uint8Array(bytes).fill(32)

async function read(archive: ZipArchive, name: string): Promise<number> {
  let length = 0
  for await (const piece of archive.read(name)) length += piece.length
  return length
}

const changed = (file: Uint8Array, from: string, to: string) =>
  Buffer.from(Buffer.from(file).toString('latin1').replaceAll(from, to), 'latin1')

/** An archive of one part with a false size in both headers. */
function lying(files: Zippable, claimed: number): Uint8Array {
  const file = Buffer.from(zipSync(files))
  const directory = file.readUInt32LE(file.length - 6)
  file.writeUInt32LE(claimed, directory + 24)
  file.writeUInt32LE(claimed, 22)
  return file
}

test('unpacks only the requested parts, whether compressed or stored', async () => {
  const archive = await ZipArchive.open(
    zipSync({ a: blanks(1 * MB), b: [blanks(2 * MB), { level: 0 }], c: blanks(30 * MB) }),
  )
  expect(archive.unpacked).toBe(0)
  expect([await read(archive, 'a'), await read(archive, 'b')]).toEqual([1 * MB, 2 * MB])
  expect(archive.unpacked).toBe(3 * MB)
  expect([archive.has('c'), archive.has('d')]).toEqual([true, false])
  await expect(refusalText(read(archive, 'd'))).rejects.toThrow('It has no part d.')
})

test('limits the combined size of all parts, including repeated reads of one part', async () => {
  const archive = await ZipArchive.open(zipSync({ a: blanks(20 * MB), b: blanks(20 * MB) }))
  await read(archive, 'a')
  await expect(refusalText(read(archive, 'b'))).rejects.toThrow('Unpacked, it is larger than 32 MB (at b).')
  await expect(refusalText(read(archive, 'a'))).rejects.toThrow('Unpacked, it is larger than 32 MB (at a).')
  expect(archive.unpacked).toBe(20 * MB)
})

test('stops reading a part as soon as it exceeds its declared size', async () => {
  const archive = await ZipArchive.open(lying({ a: blanks(200 * MB) }, 1_000))
  await expect(refusalText(read(archive, 'a'))).rejects.toThrow('a does not match its entry in the archive.')
  expect(archive.unpacked).toBeLessThan(100_000)
})

test('does not start reading a part whose declared size is too large', async () => {
  const archive = await ZipArchive.open(lying({ a: blanks(10) }, 33 * MB))
  await expect(refusalText(read(archive, 'a'))).rejects.toThrow('Unpacked, it is larger than 32 MB (at a).')
  expect(archive.unpacked).toBe(0)
})

test('refuses a damaged part and a part that is smaller than declared', async () => {
  await expect(refusalText(read(await ZipArchive.open(lying({ a: blanks(10) }, 11)), 'a'))).rejects.toThrow(
    'does not match its entry',
  )
  const other = changed(zipSync({ a: [strToU8('maize 198'), { level: 0 }] }), 'maize 198', 'maize 189')
  await expect(refusalText(read(await ZipArchive.open(other), 'a'))).rejects.toThrow(
    'does not match its entry',
  )
})

test.each([
  ['a file that is not an archive', strToU8('PK, but no more'), 'It is not a workbook'],
  ['half an archive', zipSync({ a: blanks(10) }).subarray(0, 60), 'It is not a workbook'],
  [
    'an archive with a part twice',
    changed(zipSync({ aaaa: blanks(1), bbbb: blanks(2) }), 'bbbb', 'aaaa'),
    'It contains aaaa twice.',
  ],
  [
    'an archive with thousands of parts',
    zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`p${index}`, blanks(1)]))),
    'It has 1001 parts; the limit is 1000.',
  ],
  [
    'a part with a path outside the archive',
    changed(zipSync({ '..x/a': blanks(1) }), '..x/a', '../xa'),
    'It is not a workbook',
  ],
])('refuses %s with the reason', async (_name, file, reason) => {
  await expect(refusalText(ZipArchive.open(file))).rejects.toThrow(reason)
})
