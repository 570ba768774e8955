import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { readInputs } from './inputs.ts'
import { known } from './result.ts'

describe('reading inputs', () => {
  test('K1 names the missing value', () => {
    expect(readInputs(['tempC', 'humidityPct'], { tempC: 20 })).toEqual({
      known: false,
      reason: { code: 'missing', inputs: ['humidityPct'] },
    })
    expect(readInputs(['tempC'], { tempC: Number.NaN })).toEqual({
      known: false,
      reason: { code: 'missing', inputs: ['tempC'] },
    })
  })

  test('K2 treats an impossible value as unknown', () =>
    checkRows(
      [
        ['tempC', 60.1],
        ['tempC', -60.1],
        ['tempC', Infinity],
        ['humidityPct', 0],
        ['humidityPct', -5],
        ['rainMm', -0.1],
        ['pop', 1.1],
      ] as const,
      ([name, value]) => {
        expect(readInputs([name], { [name]: value })).toMatchObject({
          known: false,
          reason: { code: 'out_of_range', inputs: [name] },
        })
      },
    ))

  test('K3 clamps a value just out of range', () =>
    checkRows(
      [
        ['humidityPct', 103, 100],
        ['humidityPct', 0.3, 1],
        ['cloudPct', 104, 100],
        ['cloudPct', -3, 0],
        ['windKmh', -0.2, 0],
      ] as const,
      ([name, value, read_]) => {
        expect(readInputs([name], { [name]: value })).toEqual({ known: true, value: { [name]: read_ } })
      },
    ))

  test('K4 never accepts NaN or infinity as a known value', () => {
    expect(known(Number.NaN).known).toBe(false)
    expect(known(Infinity).known).toBe(false)
    expect(known(0)).toEqual({ known: true, value: 0 })
  })
})
