import { checkRows } from '@smart-farming/vectors/check-rows'
import { checkVectors } from '@smart-farming/vectors/check-vectors'
import { failedRows, runVectorsCommand, vectorCases } from '@smart-farming/vectors/own-vectors'
import { describe, expect, test } from 'vitest'
import { vectorFunctions } from '../scripts/vector-functions.ts'

const cases = vectorCases(new URL('../vectors/agronomy.jsonl', import.meta.url))

describe('published values', () => {
  test('V1 calculates every published value within its tolerance', () =>
    checkRows(cases, ([, , vector]) => {
      expect(failedRows(vector, vectorFunctions)).toEqual([])
    }))

  test('V2 reads null as an unknown value', () => {
    const statusOf = (humidity: number) =>
      checkVectors(
        [{ id: 'X', fn: 'dewpoint', src: 'made up', tol: 0, rows: [[20, humidity, null]] }],
        vectorFunctions,
      ).map(({ status }) => status)
    expect(statusOf(0)).toEqual(['passed'])
    expect(statusOf(50)).toEqual(['failed'])
  })

  test('V3 passes every vector when the command runs without a file', () => {
    expect(runVectorsCommand(new URL('../scripts/vectors.ts', import.meta.url), process.env)).toMatch(
      /^\d{3} passed, 0 failed, 0 skipped$/,
    )
  })
})
