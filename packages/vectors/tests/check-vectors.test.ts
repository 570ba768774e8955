import { expect, test } from 'vitest'
import { checkVectors, parseVectors } from '../src/check-vectors.ts'
import { toNumber, toNumbers, type VectorFunction, type VectorFunctions } from '../src/vector-function.ts'

const functions: VectorFunctions = new Map<string, VectorFunction>([
  ['double', ([value]) => 2 * toNumber(value)],
  ['reverse', ([values]) => toNumbers(values).toReversed()],
  ['unknown', () => undefined],
])
const statusOf = (fn: string, row: unknown[], tol = 0) =>
  checkVectors([{ id: 'X1', fn, src: 'made up', tol, rows: [row] }], functions)[0]?.status

test('checkVectors fails a value outside its tolerance and passes one inside', () => {
  expect(statusOf('double', [2, 4.1])).toBe('failed')
  expect(statusOf('double', [2, 4.1], 0.2)).toBe('passed')
})

test('checkVectors compares lists item by item', () => {
  expect(
    statusOf('reverse', [
      [1, 2],
      [2, 1],
    ]),
  ).toBe('passed')
  expect(
    statusOf('reverse', [
      [1, 2],
      [2, 1.5],
    ]),
  ).toBe('failed')
  expect(
    statusOf('reverse', [
      [1, 2],
      [2, 1, 0],
    ]),
  ).toBe('failed')
})

test('checkVectors accepts null for an unknown result', () => {
  expect(statusOf('unknown', [1, null])).toBe('passed')
  expect(statusOf('double', [1, null])).toBe('failed')
})

test('checkVectors skips names without a function', () => {
  expect(statusOf('halve', [4, 2])).toBe('skipped')
})

test('checkVectors fails a row with the wrong shape and continues', () => {
  expect(statusOf('double', ['two', 4])).toBe('failed')
  expect(statusOf('reverse', [1, 4])).toBe('failed')
})

test('parseVectors refuses an invalid line and names its number', () => {
  expect(() => parseVectors('{"fn":"double","tol":0,"rows":[]}\n{"fn":1}')).toThrow('line 2')
})
