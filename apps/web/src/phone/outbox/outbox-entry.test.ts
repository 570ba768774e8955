import { expect, test } from 'vitest'
import { questionStatus } from './outbox-entry.ts'

const MINUTE_MS = 60_000
const now = 1_700_000_000_000
const call = { id: 'a', account: 'a', question: 'What is maize worth?', madeAt: now }
const at = (minutes: number, more = {}) => questionStatus({ ...call, ...more }, now + minutes * MINUTE_MS)

test('an unsent question gets the state "old" after an hour, or when the clock is set back', () => {
  expect([at(0), at(59), at(60), at(600), at(-61)]).toEqual(['waits', 'waits', 'old', 'old', 'old'])
})

test('a sent question without an answer gets the state "perhaps" after two minutes', () => {
  expect([at(0, { sentAt: now }), at(1.9, { sentAt: now }), at(2, { sentAt: now })]).toEqual([
    'sending',
    'sending',
    'perhaps',
  ])
})
