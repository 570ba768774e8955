import { expect, test } from 'vitest'
import { standing } from './waiting-call.ts'

const MINUTE_MS = 60_000
const now = 1_700_000_000_000
const call = { id: 'a', account: 'a', question: 'What is maize worth?', madeAt: now }
const at = (minutes: number, more = {}) => standing({ ...call, ...more }, now + minutes * MINUTE_MS)

test('a question is sent by itself for an hour, then on the farmer’s word; a clock that is set back makes it no younger', () => {
  expect([at(0), at(59), at(60), at(600), at(-61)]).toEqual(['waits', 'waits', 'old', 'old', 'old'])
})

test('one whose answer never came is not sent twice', () => {
  expect([at(0, { sentAt: now }), at(1.9, { sentAt: now }), at(2, { sentAt: now })]).toEqual([
    'sending',
    'sending',
    'perhaps',
  ])
})
