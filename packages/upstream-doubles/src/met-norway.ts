import { type SampleWeather, sampleWeatherAt } from './climate.ts'
import {
  type Behaviour,
  type Call,
  type CannedAnswer,
  type Double,
  type DoubleOptions,
  FIXED_NOW,
  sendAnswer,
  startDouble,
} from './double.ts'
import { status } from './faults.ts'

const HOUR = 3600
/** Number of hourly steps before the six-hour steps. */
const HOURLY_STEPS = 54
const LONG_STEPS = 28

/**
 * Double of MET Norway Locationforecast 2.0 (`complete`). Enforces the terms of service:
 * User-Agent, at most 4 decimals, Expires and 304.
 */
export function startMetNorway(options: DoubleOptions = {}): Promise<Double> {
  const now = options.now ?? (() => FIXED_NOW)
  return startDouble((call) => answer(call, Math.floor(now() / 1000)), options)
}

/** Failures of MET Norway. Error bodies are web pages or plain text, never JSON. */
export const metNorwayFailures = {
  forbidden: status(403, '<html><body>403 Forbidden. Please identify yourself.</body></html>'),
  outsideCoverage: status(422, 'Unprocessable Entity'),
  throttled: status(429, 'Too Many Requests'),
  unavailable: status(503, '<html><body>Service Unavailable</body></html>'),
}

/** The usual response with 203, which marks a deprecated product. */
export const deprecatedProduct: Behaviour = (reply, _call, usual) =>
  sendAnswer(reply, { ...usual(), status: 203 })

interface StepData {
  instant: { details: Record<string, unknown> }
  next_1_hours?: Period
  next_6_hours?: Period
}
interface Period {
  summary: { symbol_code?: string }
  details: Record<string, unknown>
}

/** The usual response with every step altered. */
export const withSteps =
  (bend: (data: StepData, index: number) => void): Behaviour =>
  (reply, _call, usual) => {
    const answer = usual()
    const { properties } = answer.body as { properties: { timeseries: { data: StepData }[] } }
    for (const [index, { data }] of properties.timeseries.entries()) bend(data, index)
    sendAnswer(reply, answer)
  }

/** The usual response without 1-hour periods. */
export const withoutNextHour: Behaviour = withSteps((data) => {
  delete data.next_1_hours
})

/** The usual response without precipitation amounts. */
export const withoutAmounts: Behaviour = withSteps(({ next_1_hours, next_6_hours }) => {
  delete next_1_hours?.details.precipitation_amount
  delete next_6_hours?.details.precipitation_amount
})

function answer({ path, query, headers }: Call, now: number): CannedAnswer {
  if (!/^[^/\s]+\/\S+ \S+/.test(headers['user-agent'] ?? '')) return page(403, 'Forbidden: who are you?')
  if (path !== '/weatherapi/locationforecast/2.0/complete') return page(404, 'Not Found')
  const [latText, lonText] = [query.get('lat') ?? '', query.get('lon') ?? '']
  if (/\.\d{5,}/.test(latText) || /\.\d{5,}/.test(lonText)) return page(403, 'Forbidden: too many decimals')
  const [lat, lon] = [Number(latText), Number(lonText)]
  if (latText === '' || !(Math.abs(lat) <= 90)) return page(400, 'Bad Request')

  const issued = Math.floor(now / HOUR) * HOUR
  const lastModified = new Date(issued * 1000).toUTCString()
  const caching = { expires: new Date((now + 1800) * 1000).toUTCString(), 'last-modified': lastModified }
  if (headers['if-modified-since'] === lastModified) return { status: 304, headers: caching }
  const body = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat, 120] },
    properties: {
      meta: {
        updated_at: iso(issued),
        units: { air_temperature: 'celsius', precipitation_amount: 'mm', wind_speed: 'm/s' },
      },
      timeseries: timeseries(lat, lon, issued),
    },
  }
  return { body, headers: caching }
}

function timeseries(lat: number, lon: number, issued: number) {
  const firstLong = Math.ceil((issued + HOURLY_STEPS * HOUR) / (6 * HOUR)) * 6 * HOUR
  // Hourly steps continue until the first long step, because each step's period must reach the
  // start of the next step.
  const hourly = Array.from({ length: (firstLong - issued) / HOUR }, (_, hour) => issued + hour * HOUR)
  const long = Array.from({ length: LONG_STEPS }, (_, step) => firstLong + step * 6 * HOUR)
  return [...hourly, ...long].map((at, index, all) => ({
    time: iso(at),
    data: {
      instant: { details: instant(sampleWeatherAt(lat, lon, at)) },
      ...(index < hourly.length && { next_1_hours: period(lat, lon, at, 1) }),
      // The last step has no period.
      ...(index < all.length - 1 && {
        next_6_hours: period(lat, lon, at, 6),
        next_12_hours: { ...period(lat, lon, at, 12), details: {} },
      }),
    },
  }))
}

function instant(now: SampleWeather) {
  return {
    air_pressure_at_sea_level: now.pressureHpa,
    air_temperature: now.tempC,
    cloud_area_fraction: now.cloud,
    dew_point_temperature: Math.round((now.tempC - (100 - now.humidity) / 5) * 10) / 10,
    relative_humidity: now.humidity,
    wind_from_direction: now.windFrom,
    wind_speed: now.windMs,
    wind_speed_of_gust: now.gustMs,
  }
}

function period(lat: number, lon: number, at: number, hours: number) {
  const inside = Array.from({ length: hours }, (_, hour) => sampleWeatherAt(lat, lon, at + (hour + 1) * HOUR))
  const amount = Math.round(inside.reduce((sum, each) => sum + each.rainMm, 0) * 10) / 10
  return {
    summary: { symbol_code: symbol(sampleWeatherAt(lat, lon, at), amount) },
    details: {
      precipitation_amount: amount,
      probability_of_precipitation: Math.max(...inside.map((each) => each.chance)) * 100,
      ...(hours === 6 && {
        air_temperature_max: Math.max(...inside.map((each) => each.tempC)),
        air_temperature_min: Math.min(...inside.map((each) => each.tempC)),
      }),
    },
  }
}

function symbol({ tempC, cloud, isDay }: SampleWeather, amount: number): string {
  if (amount > 0) return tempC < 0.5 ? 'lightsnow' : amount > 3 ? 'rain' : 'lightrain'
  if (cloud > 84) return 'cloudy'
  const base = cloud > 25 ? 'partlycloudy' : cloud > 10 ? 'fair' : 'clearsky'
  return `${base}_${isDay ? 'day' : 'night'}`
}

const page = (code: number, text: string): CannedAnswer => ({
  status: code,
  body: `<html><body>${text}</body></html>`,
})
const iso = (at: number) => `${new Date(at * 1000).toISOString().slice(0, 19)}Z`
