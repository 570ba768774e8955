import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LONGEST, longSubjects } from './subjects.mjs'

const subject = (length) => 'ä'.repeat(length)

test('a subject may have 72 characters, not bytes, and not one more', () => {
  assert.deepEqual(longSubjects(['', subject(LONGEST), subject(LONGEST + 1)]), [subject(73)])
})

test('what git itself calls a commit that takes another one back may be longer', () => {
  const reverted = `Revert "${subject(LONGEST)}"`
  assert.deepEqual(longSubjects([reverted, `Reverted: ${subject(LONGEST)}`]), [
    `Reverted: ${subject(LONGEST)}`,
  ])
})
