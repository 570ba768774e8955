import fc from 'fast-check'
import { dewPoint } from '../src/air/dew-point.ts'
import { knownValue } from '../src/result.ts'
import type { WeatherStep } from '../src/steps/weather-step.ts'

const HOUR = 3600
/** More runs than usual, because missing data matters only in certain weather. */
export const PROPERTY_RUNS = { numRuns: fc.readConfigureGlobal().numRuns ?? 400 }
export const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const starts = ['2025-01-10T00:00:00Z', '2025-05-12T09:00:00Z', '2025-10-25T12:00:00Z']

export const numberBetween = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const given = fc.integer({ min: 0, max: 19 }).map((draw) => draw > 0)

/** Consistent weather: humidity matches dew point, and extremes include the step's temperature. */
const weather = fc
  .record({
    tempC: fc.oneof(numberBetween(-12, 36), numberBetween(-2, 8), numberBetween(10, 24)),
    fall: fc.oneof(fc.constant(0), numberBetween(0, 9.9)),
    rise: numberBetween(0, 9),
    humidityPct: fc.oneof(numberBetween(12, 99), numberBetween(42, 62), numberBetween(88, 99)),
    windKmh: fc.oneof(numberBetween(0, 70), numberBetween(4, 14)),
    gusting: numberBetween(1, 2.5),
    rainMm: fc.oneof(fc.constant(0), fc.constant(0), numberBetween(0, 14)),
    snowing: fc.constantFrom(0, 0, 0.4, 1),
    pop: fc.oneof(numberBetween(0, 0.25), numberBetween(0, 1)),
    cloudPct: numberBetween(0, 100),
    weatherCode: fc.constantFrom(0, 3, 61, 66, 73, 95, 96),
  })
  .map(({ fall, rise, gusting, snowing, ...air }) => ({
    ...air,
    snowMm: air.tempC > 5 ? 0 : air.rainMm * snowing,
    minTempC: air.tempC - fall,
    maxTempC: air.tempC + rise,
    dewPointC: knownValue(dewPoint(air)),
    gustKmh: air.windKmh * gusting,
    pop: air.weatherCode >= 95 ? Math.max(air.pop, 0.6) : air.pop,
    // Thunder without a chance of rain, or fog without damp air, would be inconsistent.
    weatherCode: air.humidityPct >= 90 && air.windKmh < 8 ? 45 : air.weatherCode,
  }))

/** Weather in which most jobs are good, so that removing data can make a difference. */
const fair = fc
  .record({
    tempC: numberBetween(21.5, 24),
    humidityPct: numberBetween(45, 52),
    windKmh: numberBetween(5, 13),
    gusting: numberBetween(1, 1.7),
    cloudPct: numberBetween(30, 90),
    weatherCode: fc.constantFrom(1, 2, 3),
  })
  .map(({ gusting, ...air }) => ({
    ...air,
    ...{ rainMm: 0, snowMm: 0, pop: 0.05, minTempC: air.tempC, maxTempC: air.tempC },
    dewPointC: knownValue(dewPoint(air)),
    gustKmh: air.windKmh * gusting,
  }))

export const FORECAST_QUANTITIES = [
  'tempC',
  'minTempC',
  'maxTempC',
  'humidityPct',
  'dewPointC',
  'windKmh',
  'gustKmh',
  'rainMm',
  'pop',
  'cloudPct',
  'snowMm',
  'snowDepthM',
  'weatherCode',
] as const

/**
 * Five days in spells of constant weather, which produce frosty nights, hot days and dry periods.
 * Some data is missing.
 */
export const arbitraryForecast = fc
  .record({
    start: fc.constantFrom(...starts),
    spells: fc.array(fc.tuple(fc.oneof(weather, fair), fc.integer({ min: 1, max: 12 })), {
      minLength: 3,
      maxLength: 12,
    }),
    fineFrom: fc.integer({ min: 8, max: 40 }),
    holes: fc.array(fc.tuple(fc.nat(39), fc.constantFrom(...FORECAST_QUANTITIES)), { maxLength: 2 }),
    whole: given,
    depthM: fc.constantFrom(0, 0, 0, 0.01, 0.2),
  })
  .map(({ start, spells, fineFrom, holes, whole, depthM }) => {
    const first = Date.parse(start) / 1000
    const drawn = spells.flatMap(([air, count]) => Array.from({ length: count }, () => air)).slice(0, 40)
    // Snow that lies through warm days would be inconsistent.
    const snowDepthM = drawn.every(({ tempC }) => tempC <= 4) ? depthM : 0
    return drawn.map((air, i): WeatherStep => {
      const isLong = i >= fineFrom
      const step = {
        ...air,
        snowDepthM,
        dt: first + (Math.min(i, fineFrom) * 3 + Math.max(0, i - fineFrom) * 6) * HOUR,
        ...(isLong && { hours: 6 }),
      }
      for (const [at, name] of whole ? [] : holes) if (at === i) Object.assign(step, { [name]: undefined })
      return step
    })
  })
