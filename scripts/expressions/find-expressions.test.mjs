import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findExpressions } from './find-expressions.mjs'

test('findExpressions returns literals with their lines, and dynamic expressions without source', () => {
  const text =
    "const a = /a+/u\nconst b = (words: string) => new RegExp(words, 'g')\nconst c = new RegExp(/c/)\n"
  assert.deepEqual(findExpressions('a.ts', text), [
    { line: 1, source: 'a+', flags: 'u' },
    { line: 2, flags: '' },
    { line: 3, source: 'c', flags: '' },
  ])
})
