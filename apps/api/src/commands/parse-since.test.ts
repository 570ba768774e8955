import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { parseSince } from './parse-since.ts'

const now = new Date('2026-09-21T14:20:00Z')

test.each([
  ['2026-09-01', '2026-09-01T00:00:00.000Z'],
  ['2026-09-01T06:30Z', '2026-09-01T06:30:00.000Z'],
  ['12h', '2026-09-21T02:20:00.000Z'],
  ['7d', '2026-09-14T14:20:00.000Z'],
  ['2w', '2026-09-07T14:20:00.000Z'],
])('reads %s as %s', (text, moment) => {
  expect(parseSince(text, now)?.toISOString()).toBe(moment)
})

test('refuses text that is not a point in time', () =>
  checkRows(['', 'yesterday', '7', '7 d', '-7d', '2026', '2026-13-01', '2026-09-01T99:00'], (text) => {
    expect(parseSince(text, now)).toBeNull()
  }))
