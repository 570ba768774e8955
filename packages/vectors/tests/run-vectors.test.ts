import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the vectors command prints its counts and exits with 1 if a value fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
  const run = (lines: object[]) => {
    writeFileSync(join(folder, 'some.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'))
    const env = { ...process.env, VECTORS: 'some.jsonl', INIT_CWD: folder }
    const script = join(import.meta.dirname, '_double.ts')
    const { stdout, status } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
    return [stdout.trim().split('\n').at(-1), status]
  }
  try {
    const good = { id: 'X1', fn: 'double', src: 'made up', tol: 0, rows: [[2, 4]] }
    const bad = { ...good, rows: [[2, 5]] }
    const other = { ...good, fn: 'halve' }
    expect(run([good, good, other])).toEqual(['2 passed, 0 failed, 1 skipped', 0])
    expect(run([good, bad, other])).toEqual(['1 passed, 1 failed, 1 skipped', 1])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
