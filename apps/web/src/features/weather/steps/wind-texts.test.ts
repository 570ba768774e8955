import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { expect, test } from 'vitest'
import { step } from '../forecast.fixture.ts'
import { windTexts } from './wind-texts.ts'

const wind = (wind: { speed: number; deg?: number; gust?: number } | undefined) => ({
  ...step(0, 10),
  ...(wind && { wind }),
})

test("wind and gusts are converted from m/s to the farmer's unit", () => {
  const blowing = wind({ speed: 10, deg: 226, gust: 15 })
  const figures = (unit: typeof METRIC_UNITS.wind) => windTexts(blowing, { ...METRIC_UNITS, wind: unit })
  expect(figures('km/h')).toMatchObject({ speed: '36', gust: '54' })
  expect(figures('m/s')).toMatchObject({ speed: '10', gust: '15' })
  expect(figures('mph')).toMatchObject({ speed: '22', gust: '34' })
})

test('the wind direction is a compass point', () => {
  expect(windTexts(wind({ speed: 1, deg: 226 }), METRIC_UNITS).from).toBe('SW')
})

test('missing wind values stay undefined', () => {
  expect(windTexts(wind(undefined), METRIC_UNITS)).toEqual({
    speed: undefined,
    from: undefined,
    gust: undefined,
  })
  expect(windTexts(wind({ speed: 0 }), METRIC_UNITS)).toEqual({
    speed: '0',
    from: undefined,
    gust: undefined,
  })
})
