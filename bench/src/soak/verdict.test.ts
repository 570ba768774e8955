import { expect, test } from 'vitest'
import type { SoakSample } from './sample.ts'
import { judge, type Seen } from './verdict.ts'

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
const sound: Seen = {
  samples: steady,
  warmUp: 10,
  broken: [],
  calm: [{ minute: 1, answered: 800, failed: 80 }],
  ended: undefined,
}
const changed = (change: (sample: SoakSample) => Partial<SoakSample>): Seen => ({
  ...sound,
  samples: steady.map((sample) => ({ ...sample, ...change(sample) })),
})
const outcome = { name: 'health', path: '/api/health', status: 500, ms: 3, said: 'oh' }

test('two steady hours are good', () => {
  expect(judge(sound).breaches).toEqual([])
})

test('growth in the warm-up is no leak', () => {
  expect(
    judge(changed(({ minute, rssMb }) => ({ rssMb: rssMb - Math.max(0, 10 - minute) * 9 }))).breaches,
  ).toEqual([])
})

test.each<[string, Seen, RegExp]>([
  [
    'RSS that grows by 3 % an hour',
    changed(({ minute, rssMb }) => ({ rssMb: rssMb + minute / 10 })),
    /^RSS grows/,
  ],
  [
    'a heap that grows',
    changed(({ minute, heapMb }) => ({ heapMb: heapMb + minute / 30 })),
    /^heap .* grows/,
  ],
  [
    'files that stay open',
    changed(({ minute }) => ({ files: 30 + minute })),
    /^open files went from 32 to 150/,
  ],
  ['files that vanish', changed(({ minute }) => ({ files: 300 - minute })), /^open files went from/],
  [
    'more lines than the pool',
    changed(({ minute }) => ({ connections: minute === 7 ? 14 : 12 })),
    /^14 lines/,
  ],
  ['a 500', { ...sound, broken: [outcome] }, /^health, \/api\/health: 500 .* oh/],
  [
    'a minute that stays unwell',
    { ...sound, calm: [{ minute: 7, answered: 800, failed: 81 }] },
    /^not well .* minute 7: 81 of 800/,
  ],
  ['a process that ended', { ...sound, ended: 1 }, /ended with 1/],
])('%s is a breach', (_name, seen, breach) => {
  expect(judge(seen).breaches).toEqual([expect.stringMatching(breach)])
})

test('a short run says how little it can show, and holds no scatter against anybody', () => {
  const short = judge({ ...sound, samples: steady.slice(0, 20) })
  expect(short.breaches).toEqual([])
  expect(short.lines[0]).toContain('0.9 +- 3.6 % an hour')
  expect(short.lines[0]).toContain('could show a leak of 4.6 % an hour or more')
  const shorter = judge({
    ...changed(({ minute }) => ({ heapMb: 60 + minute })),
    samples: steady.slice(0, 19),
  })
  expect(shorter.breaches).toEqual([])
  expect(shorter.lines[0]).toContain('too short to judge')
})
