import { expect, test } from 'vitest'
import { assessWorkerExposure } from './people-at-work.ts'

const nairobi = { latDeg: -1.29, lonDeg: 36.8, offsetSeconds: 10_800 }
/** 12:00 in Nairobi in March, with the sun nearly overhead. */
const noon = Date.UTC(2026, 2, 20, 9) / 1000
const step = { dt: noon, hours: 1, tempC: 24, humidityPct: 50, cloudPct: 0 }

test('H10 reports the hour of the strongest UV, for a clear sky when cloud is unknown', () => {
  const { uv } = assessWorkerExposure([step, { ...step, dt: noon + 5 * 3600 }], nairobi)
  expect(uv).toEqual({ index: 12, atDt: noon })
  const unknown = assessWorkerExposure([{ ...step, cloudPct: undefined }], nairobi)
  expect(unknown.uv).toMatchObject({ clearSky: true, index: 12 })
  expect(assessWorkerExposure([{ ...step, dt: noon + 12 * 3600 }], nairobi)).toEqual({})
})

// The Weather Service's chart shows 100 °F for 90 °F and 60 %.
test('H10 reports heat from the "caution" level up, and no heat when humidity is missing', () => {
  const hot = { ...step, tempC: 32.2, humidityPct: 60 }
  const { heat } = assessWorkerExposure([step, hot], nairobi)
  expect(heat?.indexC).toBeCloseTo(37.8, 0)
  expect(assessWorkerExposure([{ ...hot, humidityPct: undefined }], nairobi)).not.toHaveProperty('heat')
  expect(assessWorkerExposure([step], nairobi)).not.toHaveProperty('heat')
})
