import { expect, test } from 'vitest'
import type { SoakSample } from './sample.ts'
import { judgeSoak, type SoakResult } from './verdict.ts'

/** Two hours in which memory is constant to within a megabyte. */
const steady = Array.from({ length: 120 }, (_, at): SoakSample => {
  const odd = at % 2
  return { minute: at + 1, rssMb: 200 + odd, heapMb: 60 + odd / 2, files: 30 + (at % 3), connections: 12 }
})
const sound: SoakResult = { samples: steady, warmUp: 10, broken: 0, errorShares: [0.1], hasExited: false }
const changed = (change: (sample: SoakSample) => Partial<SoakSample>): SoakResult => ({
  ...sound,
  samples: steady.map((sample) => ({ ...sample, ...change(sample) })),
})
const missed = (seen: SoakResult) =>
  judgeSoak(seen)
    .filter(({ isMet }) => isMet === false)
    .map(({ line, figure }) => `${line}: ${figure}`)

test('two steady hours meet every aim', () => {
  expect(missed(sound)).toEqual([])
})

test('growth during the warm-up is not a leak', () => {
  const growing = changed(({ minute, rssMb }) => ({ rssMb: rssMb - Math.max(0, 10 - minute) * 9 }))
  expect(missed(growing)).toEqual([])
})

test.each<[string, SoakResult, RegExp]>([
  ['memory that grows', changed(({ minute, rssMb }) => ({ rssMb: rssMb + minute / 10 })), /^Memory/],
  ['a heap that grows', changed(({ minute, heapMb }) => ({ heapMb: heapMb + minute / 30 })), /^Heap/],
  ['files that stay open', changed(({ minute }) => ({ files: 30 + minute })), /^Open files.*: 32, 150$/],
  ['files that vanish', changed(({ minute }) => ({ files: 300 - minute })), /^Open files/],
  ['too many connections', changed(({ minute }) => ({ connections: minute === 7 ? 14 : 12 })), /: 14$/],
  ['a 500', { ...sound, broken: 1 }, /^Answers with 500.*: 1$/],
  ['a minute without recovery', { ...sound, errorShares: [0, 0.11] }, /^Most errors.*: 11 %$/],
  ['an exit', { ...sound, hasExited: true }, /^Exits/],
])('%s misses its aim', (_name, seen, expected) => {
  expect(missed(seen)).toEqual([expect.stringMatching(expected)])
})

test('a short run states its wide margin and does not fail because of it', () => {
  const [memory] = judgeSoak({ ...sound, samples: steady.slice(0, 20) })
  expect(memory).toMatchObject({ figure: '0.9 +- 3.6 %', isMet: true })
  const [shorter] = judgeSoak({ ...sound, samples: steady.slice(0, 19) })
  expect(shorter).toMatchObject({ figure: 'not known: fewer than 10 minutes after the warm-up' })
})
