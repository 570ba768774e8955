import { checkRows } from '@smart-farming/vectors/check-rows'
import { UNKNOWN_REASON_CODES } from '@smart-farming/weather-core/unknown-reason'
import { expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { explainUnknown } from './reason.ts'

const words = server.weather

test('the texts cover exactly the reason codes for an unknown verdict', () => {
  expect(Object.keys(words.why).toSorted()).toEqual([...UNKNOWN_REASON_CODES].toSorted())
})

test('explainUnknown gives a text for each reason for an unknown verdict', () =>
  checkRows(
    [
      [{ code: 'missing', inputs: ['humidityPct'] }, 'humidity is missing'],
      [{ code: 'missing_some_hours', inputs: ['gustKmh'] }, 'gusts are missing for some hours'],
      [
        { code: 'missing_some_hours', inputs: ['tempC', 'cloudPct', 'windKmh'] },
        'temperature, cloud or wind is missing for some hours',
      ],
      [
        { code: 'missing_some_days', inputs: ['tempC', 'humidityPct'] },
        'temperature or humidity is missing for some days',
      ],
      [
        { code: 'missing_part_of_day', inputs: ['tempC', 'humidityPct'] },
        'temperature or humidity is missing for part of the day',
      ],
      [{ code: 'missing_on', inputs: ['pop'], day: '2025-07-01' }, 'chance of rain on 2025-07-01 is missing'],
      [
        { code: 'ground_not_judged', inputs: ['cloudPct', 'windKmh'] },
        'cloud or wind is missing, so the ground cannot be judged',
      ],
      [{ code: 'ends_before_hours_after', hours: 6 }, 'the forecast does not cover the 6 hours after it'],
      [
        { code: 'day_unknown', because: { code: 'missing', inputs: ['tempC'] } },
        'one day is not known: temperature is missing',
      ],
      [{ code: 'ends_before_dry' }, 'the forecast ends before the hay would be dry'],
      [{ code: 'too_few_nights' }, 'there are too few past nights to show a trend'],
    ] as const,
    ([why, said]) => {
      expect(explainUnknown(words, why)).toBe(said)
    },
  ))
