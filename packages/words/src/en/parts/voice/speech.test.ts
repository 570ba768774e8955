import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { speech } from './speech.ts'

test('speech spells out signs and units in spoken form', () =>
  checkRows(
    [
      [
        'down to −2 °C, ground to −2.5 °C',
        'down to minus 2 degrees Celsius, ground to minus 2.5 degrees Celsius',
      ],
      ['1 mm, then 29 mm', '1 millimetre, then 29 millimetres'],
      ['wind 10–16 km/h, gusts 30 mph', 'wind 10 to 16 kilometres per hour, gusts 30 miles per hour'],
      ['a 43% chance, or 14 % moisture', 'a 43 per cent chance, or 14 per cent moisture'],
      ['0.4 in; dry in 2 days, 5 in 10 fields', '0.4 inches; dry in 2 days, 5 in 10 fields'],
      [
        '1,200 kg on 2 ha, 3 t/ha, USD 210/t',
        '1,200 kilograms on 2 hectares, 3 t per hectare, USD 210 per tonne',
      ],
      ['210 × 6', '210 times 6'],
      ['between 2026-02 and 02:00, −3', 'between 2026-02 and 02:00, minus 3'],
      ['4 tonnes, 5 mmol, 6 thirds', '4 tonnes, 5 mmol, 6 thirds'],
    ],
    ([written, spoken]) => {
      expect(speech.spoken(written)).toBe(spoken)
    },
  ))

test('speech starts a day with its date', () => {
  expect(speech.day({ day: '2026-11-23', sentence: 'Dry.' })).toBe('23 November 2026.\nDry.')
})
