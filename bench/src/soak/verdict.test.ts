import { expect, test } from 'vitest'
import type { SoakSample } from './sample.ts'
import { judgeSoak, type SoakObservations } from './verdict.ts'

/** Two hours with memory constant to within a megabyte. */
const steady = Array.from({ length: 120 }, (_, at): SoakSample => {
  const minute = at + 1
  return {
    minute,
    rssMb: 200 + (at % 2),
    heapMb: 60 + (at % 2) / 2,
    files: 30 + (at % 3),
    connections: 12,
    connectionsOf: 'smart-farming: 12',
  }
})
const sound: SoakObservations = {
  samples: steady,
  warmUp: 10,
  broken: [],
  calm: [{ minute: 1, answered: 800, failed: 80 }],
  ended: undefined,
}
const changed = (change: (sample: SoakSample) => Partial<SoakSample>): SoakObservations => ({
  ...sound,
  samples: steady.map((sample) => ({ ...sample, ...change(sample) })),
})
const outcome = { name: 'health', path: '/api/health', status: 500, ms: 3, said: 'oh' }

test('judge finds no breach in two steady hours', () => {
  expect(judgeSoak(sound).breaches).toEqual([])
})

test('judge ignores growth during the warm-up', () => {
  expect(
    judgeSoak(changed(({ minute, rssMb }) => ({ rssMb: rssMb - Math.max(0, 10 - minute) * 9 }))).breaches,
  ).toEqual([])
})

test.each<[string, SoakObservations, RegExp]>([
  [
    'RSS growth of 3 % an hour',
    changed(({ minute, rssMb }) => ({ rssMb: rssMb + minute / 10 })),
    /^RSS grows/,
  ],
  ['heap growth', changed(({ minute, heapMb }) => ({ heapMb: heapMb + minute / 30 })), /^heap .* grows/],
  [
    'a growing number of open files',
    changed(({ minute }) => ({ files: 30 + minute })),
    /^open files went from 32 to 150/,
  ],
  [
    'a falling number of open files',
    changed(({ minute }) => ({ files: 300 - minute })),
    /^open files went from/,
  ],
  [
    'more connections than the pool allows',
    changed(({ minute }) => ({ connections: minute === 7 ? 14 : 12 })),
    /^14 lines/,
  ],
  ['a response of 500', { ...sound, broken: [outcome] }, /^health, \/api\/health: 500 .* oh/],
  [
    'a minute with too many failures',
    { ...sound, calm: [{ minute: 7, answered: 800, failed: 81 }] },
    /^not well .* minute 7: 81 of 800/,
  ],
  ['a server that ended', { ...sound, ended: 1 }, /ended with 1/],
])('judge reports %s as a breach', (_name, seen, breach) => {
  expect(judgeSoak(seen).breaches).toEqual([expect.stringMatching(breach)])
})

test('judge states how little a short run can show and reports no breach for scatter', () => {
  const short = judgeSoak({ ...sound, samples: steady.slice(0, 20) })
  expect(short.breaches).toEqual([])
  expect(short.lines[0]).toContain('0.9 +- 3.6 % an hour')
  expect(short.lines[0]).toContain('could show a leak of 4.6 % an hour or more')
  const shorter = judgeSoak({
    ...changed(({ minute }) => ({ heapMb: 60 + minute })),
    samples: steady.slice(0, 19),
  })
  expect(shorter.breaches).toEqual([])
  expect(shorter.lines[0]).toContain('too short to judge')
})
