import { checkRows } from '@smart-farming/vectors/check-rows'
import { failedRows, runVectorsCommand, vectorCases } from '@smart-farming/vectors/own-vectors'
import { describe, expect, test } from 'vitest'
import { vectorFunctions } from '../scripts/vector-functions.ts'

const cases = vectorCases(new URL('../vectors/economics.jsonl', import.meta.url))

describe('published values', () => {
  test('V1 calculates every published value within its tolerance', () =>
    checkRows(cases, ([, , vector]) => {
      expect(failedRows(vector, vectorFunctions)).toEqual([])
    }))

  test('V2 passes every vector when the command runs without a file', () => {
    expect(runVectorsCommand(new URL('../scripts/vectors.ts', import.meta.url), process.env)).toMatch(
      /^\d{2} passed, 0 failed, 0 skipped$/,
    )
  })
})
