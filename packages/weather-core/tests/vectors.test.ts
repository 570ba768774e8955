import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkVectors, parseVectors, type Vector } from '../scripts/check-vectors.ts'

const file = new URL('../vectors/agronomy.jsonl', import.meta.url)
const vectors = parseVectors(readFileSync(file, 'utf8'))

describe('published values', () => {
  test.each(vectors.map((vector) => [vector.id, vector.fn, vector] as const))(
    'V1 %s %s',
    (_id, _fn, vector) => {
      const outcomes = checkVectors([vector])
      expect(outcomes).toHaveLength(vector.rows.length)
      expect(outcomes.filter(({ status }) => status !== 'passed')).toEqual([])
    },
  )

  const vector = (fn: string, row: unknown[], tol = 0): Vector => ({
    id: 'X',
    fn,
    src: 'made up',
    tol,
    rows: [row],
  })
  const statusOf = (one: Vector) => checkVectors([one]).map(({ status }) => status)

  test('V2 a value beyond its tolerance fails, and one within passes', () => {
    expect(statusOf(vector('gdd_method1', [20, 10, 0, 15.1]))).toEqual(['failed'])
    expect(statusOf(vector('gdd_method1', [20, 10, 0, 15.1], 0.2))).toEqual(['passed'])
  })

  test('V3 a function this package does not have is skipped', () => {
    expect(statusOf(vector('gross_margin', [1, 2, 3]))).toEqual(['skipped'])
  })

  test('V3 what is unknown is written null', () => {
    expect(statusOf(vector('dewpoint', [20, 0, null]))).toEqual(['passed'])
    expect(statusOf(vector('dewpoint', [20, 50, null]))).toEqual(['failed'])
  })

  test('V5 the command closes with its counts, and fails when a value does', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
    const run = (lines: Vector[]) => {
      const path = join(folder, 'some.jsonl')
      writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'))
      const script = fileURLToPath(new URL('../scripts/vectors.ts', import.meta.url))
      const env = { ...process.env, VECTORS: 'some.jsonl', INIT_CWD: folder }
      const { stdout, status } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
      return [stdout.trim().split('\n').at(-1), status]
    }
    try {
      const good = vector('gdd_method1', [20, 10, 0, 15])
      const bad = vector('gdd_method1', [20, 10, 0, 16])
      const other = vector('gross_margin', [1, 2, 3])
      expect(run([good, good, other])).toEqual(['2 passed, 0 failed, 1 skipped', 0])
      expect(run([good, bad, other])).toEqual(['1 passed, 1 failed, 1 skipped', 1])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('V4 a line that is no vector is refused by its number', () => {
    expect(() => parseVectors('{"fn":"svp","tol":0,"rows":[]}\n{"fn":1}')).toThrow('line 2')
  })
})
