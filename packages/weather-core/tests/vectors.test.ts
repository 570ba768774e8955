import { readFileSync } from 'node:fs'
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

  test('V4 a line that is no vector is refused by its number', () => {
    expect(() => parseVectors('{"fn":"svp","tol":0,"rows":[]}\n{"fn":1}')).toThrow('line 2')
  })
})
