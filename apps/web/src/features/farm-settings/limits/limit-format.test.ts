import { LIMIT_RANGE } from '@smart-farming/contracts/farm-settings'
import { checkRows } from '@smart-farming/vectors/check-rows'
import type { LimitUnit } from '@smart-farming/weather-core/work/limits/limit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLimit, limitUnitLabel, parseLimit } from './limit-format.ts'

const metric = { temperature: 'C', wind: 'km/h', rain: 'mm' } as const
const american = { temperature: 'F', wind: 'mph', rain: 'in' } as const

test("limits are shown in the farmer's units", () =>
  checkRows(
    [
      [20, 'km/h', metric, '20', 'km/h'],
      [20, 'km/h', american, '12.4', 'mph'],
      [18, 'km/h', { ...metric, wind: 'm/s' }, '5', 'm/s'],
      [18.52, 'km/h', { ...metric, wind: 'knots' }, '10', 'knots'],
      [-2.2, 'C', american, '28', '°F'],
      [10, 'C_difference', american, '18', '°F'],
      [25.4, 'mm', american, '1', 'in'],
      [0.5, 'share', metric, '50', '%'],
      [-0.01, 'C', metric, '0', '°C'],
      [6, 'h', metric, '6', 'hours'],
    ] as const,
    ([value, unit, units, text, words]) => {
      expect([formatLimit(value, unit, units), limitUnitLabel(unit, units)]).toEqual([text, words])
    },
  ))

test('parseLimit parses typed numbers', () =>
  checkRows(
    [
      [' 12,5 ', 12.5],
      ['-3', -3],
      ['\u22123', -3],
      ['+4.', 4],
      ['.5', 0.5],
    ],
    ([text, value]) => {
      expect(parseLimit(text, 'C', metric, undefined)).toBe(value)
    },
  ))

test('parseLimit rejects text that is not a number', () =>
  checkRows(
    ['', '  ', 'warm', '1e3', '12 000', '1.2.3', '0x10', 'Infinity', '12345', '5 °C', '--1'],
    (text) => expect(parseLimit(text, 'C', metric, undefined)).toBeUndefined(),
  ))

const units = fc.record({
  temperature: fc.constantFrom('C', 'F'),
  wind: fc.constantFrom('km/h', 'm/s', 'mph', 'knots'),
  rain: fc.constantFrom('mm', 'in'),
})
const limit = fc.constantFrom(...(Object.keys(LIMIT_RANGE) as LimitUnit[])).chain((unit) =>
  fc.record({
    unit: fc.constant(unit),
    value: fc.double({ min: LIMIT_RANGE[unit][0], max: LIMIT_RANGE[unit][1], noNaN: true }),
  }),
)

test('an unchanged input returns exactly the stored limit, in any units', () => {
  fc.assert(
    fc.property(limit, units, ({ unit, value }, units) => {
      expect(parseLimit(formatLimit(value, unit, units), unit, units, value)).toBe(value)
    }),
  )
})

test('a typed limit is displayed again as typed, in any units', () => {
  fc.assert(
    fc.property(limit, units, ({ unit, value }, units) => {
      const typed = formatLimit(value, unit, units)
      const read = parseLimit(typed, unit, units, undefined)
      expect(read).toBeDefined()
      expect(formatLimit(read ?? Number.NaN, unit, units)).toBe(typed)
    }),
  )
})
