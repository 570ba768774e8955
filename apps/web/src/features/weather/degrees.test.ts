import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { formatAverageDegrees, formatWholeDegrees } from './degrees.ts'

test("temperatures are rounded to whole degrees in the farmer's unit", () =>
  checkRows(
    [
      [13.5, 'C', '14'],
      [-0.4, 'C', '0'],
      [-0.6, 'C', '−1'],
      [-12.2, 'C', '−12'],
      [-17.8, 'F', '0'],
      [20, 'F', '68'],
    ] as const,
    ([tempC, temperature, shown]) => {
      expect(formatWholeDegrees(tempC, temperature)).toBe(shown)
    },
  ))

test('an average is rounded once, in the shown unit', () => {
  const day = { averageTempC: 11, entries: [{ main: { temp: 10.5 } }, { main: { temp: 10.6 } }] }
  expect(formatAverageDegrees(day, 'C')).toBe('11')
  // 10.55 °C is 50.99 °F, but 11 °C would be 51.8 °F.
  expect(formatAverageDegrees(day, 'F')).toBe('51')
})
