import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkVectors, parseVectors } from '@smart-farming/vectors/check-vectors'
import { describe, expect, test } from 'vitest'
import { vectorFunctions } from '../scripts/vector-functions.ts'

const file = new URL('../vectors/agronomy.jsonl', import.meta.url)
const vectors = parseVectors(readFileSync(file, 'utf8'))

describe('published values', () => {
  test.each(vectors.map((vector) => [vector.id, vector.fn, vector] as const))(
    'V1 %s %s',
    (_id, _fn, vector) => {
      const outcomes = checkVectors([vector], vectorFunctions)
      expect(outcomes).toHaveLength(vector.rows.length)
      expect(outcomes.filter(({ status }) => status !== 'passed')).toEqual([])
    },
  )

  test('V2 what is unknown is written null', () => {
    const statusOf = (humidity: number) =>
      checkVectors(
        [{ id: 'X', fn: 'dewpoint', src: 'made up', tol: 0, rows: [[20, humidity, null]] }],
        vectorFunctions,
      ).map(({ status }) => status)
    expect(statusOf(0)).toEqual(['passed'])
    expect(statusOf(50)).toEqual(['failed'])
  })

  test('V3 the command holds all of them when no file is named', () => {
    const script = fileURLToPath(new URL('../scripts/vectors.ts', import.meta.url))
    const { VECTORS: _, ...env } = process.env
    const { stdout } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
    expect(stdout.trim()).toMatch(/^\d{3} passed, 0 failed, 0 skipped$/)
  })
})
