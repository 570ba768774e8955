import { checkRows } from '@smart-farming/vectors/check-rows'
import { checkVectors } from '@smart-farming/vectors/check-vectors'
import { notMet, printedByCommand, vectorCases } from '@smart-farming/vectors/own-vectors'
import { describe, expect, test } from 'vitest'
import { vectorFunctions } from '../scripts/vector-functions.ts'

const cases = vectorCases(new URL('../vectors/agronomy.jsonl', import.meta.url))

describe('published values', () => {
  test('V1 the published vectors', () =>
    checkRows(cases, ([, , vector]) => {
      expect(notMet(vector, vectorFunctions)).toEqual([])
    }))

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
    expect(printedByCommand(new URL('../scripts/vectors.ts', import.meta.url), process.env)).toMatch(
      /^\d{3} passed, 0 failed, 0 skipped$/,
    )
  })
})
