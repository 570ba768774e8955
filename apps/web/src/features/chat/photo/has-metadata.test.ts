import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { hasMetadata } from './has-metadata.ts'

const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
const jpeg = (...segments: number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, 0xff, 0xe1, 0xff, 0xd9])
const tables = segment(0xdb, 1, 2, 3)

test.each([
  ['JFIF and tables', [segment(0xe0, 1, 1), tables]],
  ['a colour profile', [segment(0xe0, 1, 1), segment(0xe2, 7), segment(0xee, 7), tables]],
])('a JPEG with %s has no metadata', (_case, segments) => {
  expect(hasMetadata(jpeg(...segments))).toBe(false)
})

test('a JPEG with metadata or invalid segments counts as having metadata', () =>
  checkRows(
    [
      ['EXIF', [segment(0xe1, 0x45, 0x78)]],
      ['EXIF behind the tables', [tables, segment(0xe1, 0x45, 0x78)]],
      ['IPTC', [segment(0xed, 1)]],
      ['a comment', [segment(0xfe, 1)]],
      ['a segment without end', [[0xff, 0xdb, 0, 0]]],
      ['what is no segment', [[1, 2, 3]]],
    ],
    ([, segments]) => {
      expect(hasMetadata(jpeg(...segments))).toBe(true)
    },
  ))

test('a truncated JPEG counts as having metadata', () => {
  expect(hasMetadata(Uint8Array.from([0xff, 0xd8, ...tables]))).toBe(true)
})
