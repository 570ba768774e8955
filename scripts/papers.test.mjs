// What the papers say of the code is held against it.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { figureRows, rowOffence } from './figure-rows.mjs'
import { root } from './toolchain.mjs'

const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)

test('every limit and timing on its page is the figure that the code has', () => {
  const page = read('docs/limits-and-timings.md')
  const rows = figureRows(page)
  const tableLines = page.split('\n').filter((line) => /^\|(?! What \| |---)/.test(line))
  assert.equal(rows.length, tableLines.length, 'a row that names no file and figure is not checked')
  assert.deepEqual(
    rows.flatMap((row) => rowOffence(row, read) ?? []),
    [],
  )
})
