import { expect, test } from 'vitest'
import { type ConnectionState, nextConnectionState } from './connection-state.ts'

const follow = (...seen: Parameters<typeof nextConnectionState>[1][]) =>
  seen.reduce<ConnectionState[]>((said, one) => said.concat(nextConnectionState(said.at(-1), one)), [])

test('losing the network sets the state to "offline", and its return sets it to "back"', () => {
  const idle = undefined
  expect(
    follow(
      { heard: undefined, waitedMs: 100 },
      { heard: 'there', waitedMs: idle },
      { heard: 'lost', waitedMs: 500 },
      // A retry brings no new information.
      { heard: 'lost', waitedMs: 60_000 },
      { heard: 'there', waitedMs: 300 },
    ),
  ).toEqual([undefined, undefined, 'offline', 'offline', 'back'])
})

test('server silence sets the state to "slow" after 30 s, or to "offline" when no request runs', () => {
  expect(
    follow(
      { heard: undefined, waitedMs: 29_999 },
      { heard: 'late', waitedMs: 29_999 },
      { heard: 'late', waitedMs: 30_000 },
      { heard: 'late', waitedMs: undefined },
      { heard: 'late', waitedMs: 31_000 },
      { heard: 'there', waitedMs: 10 },
    ),
  ).toEqual([undefined, undefined, 'slow', 'offline', 'offline', 'back'])
})

test('a response from another server sets the state to "portal"', () => {
  expect(
    follow(
      { heard: 'other', waitedMs: undefined },
      { heard: 'lost', waitedMs: undefined },
      { heard: 'there', waitedMs: undefined },
    ),
  ).toEqual(['portal', 'offline', 'back'])
})
