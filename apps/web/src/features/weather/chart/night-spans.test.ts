import { expect, test } from 'vitest'
import { MONDAY, step } from '../forecast.fixture.ts'
import { nightSpans } from './night-spans.ts'

const at = (hour: number, icon: string) => {
  const one = step(hour, 10)
  return { ...one, weather: [{ ...one.weather[0], icon }] as typeof one.weather }
}

test('consecutive night steps form one span, ending three hours after the start of the last', () => {
  const HOUR = 3600
  expect(nightSpans([at(0, '01n'), at(3, '10n'), at(6, '01d'), at(21, '01n')])).toEqual([
    { startDt: MONDAY, endDt: MONDAY + 6 * HOUR },
    { startDt: MONDAY + 21 * HOUR, endDt: MONDAY + 24 * HOUR },
  ])
})
