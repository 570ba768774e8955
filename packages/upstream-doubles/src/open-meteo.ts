import { findPlacesByPrefix } from './atlas.ts'
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
import { alwaysReply, status } from './faults.ts'

/** Double of Open-Meteo: `/v1/forecast` (unixtime, m/s) and `/v1/search` on one origin. */
export function startOpenMeteo(options: DoubleOptions = {}): Promise<Double> {
  const now = options.now ?? (() => FIXED_NOW)
  return startDouble((call) => answer(call, Math.floor(now() / 1000)), options)
}

const error = (code: number, reason: string) => status(code, { error: true, reason })

/** Failures of Open-Meteo: `{ error: true, reason }`, and responses with gaps. */
export const openMeteoFailures = {
  noData: error(400, 'No data is available for this location'),
  overMinute: error(429, 'Minutely API request limit exceeded. Please try again in one minute.'),
  overDay: error(429, 'Daily API request limit exceeded. Please try again tomorrow.'),
  overloaded: error(503, 'The service is overloaded'),
  keyRequired: error(401, 'API key required. Please add &apikey= to the URL.'),
  noPlaces: alwaysReply({ body: { generationtime_ms: 0.2 } }),
}

type Hourly = Record<string, (number | null)[] | undefined>

/** @param bend receives the index of today's local midnight, after the past days */
const bendHourly =
  (bend: (hourly: Hourly, today: number) => void): Behaviour =>
  (reply, { query }, usual) => {
    const answer = usual()
    // Geocoding and current weather have no hourly data.
    const { hourly } = answer.body as { hourly?: Hourly }
    if (hourly) bend(hourly, pastDays(query) * 24)
    sendAnswer(reply, answer)
  }

/**
 * The usual response with constant values in these hourly series, for example partial rain that
 * contradicts the total.
 */
export const withEveryHour = (values: Readonly<Record<string, number | null>>): Behaviour =>
  bendHourly((hourly) => {
    for (const [name, value] of Object.entries(values)) hourly[name] = hourly.time?.map(() => value)
  })

/** The usual response with constant values in these daily series. */
export const withEveryDay =
  (values: Readonly<Record<string, number | null>>): Behaviour =>
  (reply, _call, usual) => {
    const answer = usual()
    const { daily } = answer.body as { daily?: Hourly }
    if (daily) for (const [name, value] of Object.entries(values)) daily[name] = daily.time?.map(() => value)
    sendAnswer(reply, answer)
  }

/** The usual response with hourly series cut at this hour of today; 0 omits a series. */
export const withTruncatedSeries = (lengths: Readonly<Record<string, number>>): Behaviour =>
  bendHourly((hourly, today) => {
    for (const [name, length] of Object.entries(lengths))
      hourly[name] = length === 0 ? undefined : hourly[name]?.slice(0, today + length)
  })

/**
 * The usual response with `null` at these hours after today's midnight. `all` simulates a series
 * that a model lacks.
 */
export const withNulls = (holes: Readonly<Record<string, readonly number[] | 'all'>>): Behaviour =>
  bendHourly((hourly, today) => {
    for (const [name, at] of Object.entries(holes)) {
      hourly[name] = hourly[name]?.map((value, index) =>
        at === 'all' || at.includes(index - today) ? null : value,
      )
    }
  })

/** The usual response without these hours after today's midnight. */
export const withoutRows = (hours: readonly number[]): Behaviour =>
  bendHourly((hourly, today) => {
    for (const [name, column] of Object.entries(hourly))
      hourly[name] = column?.filter((_, index) => !hours.includes(index - today))
  })

const pastDays = (query: URLSearchParams): number => Number(query.get('past_days') ?? 0)

function answer({ path, query }: Call, now: number): CannedAnswer {
  if (path === '/v1/search') return search(query)
  if (path === '/v1/archive') return archive(query)
  if (path !== '/v1/forecast') return { status: 404, body: { error: true, reason: 'Not Found' } }
  const lat = Number(query.get('latitude') ?? Number.NaN)
  const lon = Number(query.get('longitude') ?? Number.NaN)
  if (!(Math.abs(lat) <= 90)) {
    return {
      status: 400,
      body: { error: true, reason: `Latitude must be in range of -90 to 90°. Given: ${lat}.` },
    }
  }
  if (query.get('timeformat') !== 'unixtime' || query.get('wind_speed_unit') !== 'ms') {
    return { status: 400, body: { error: true, reason: 'this double speaks unixtime and m/s' } }
  }
  const offset = Math.round(lon / 15) * 3600
  const midnight = Math.floor((now + offset) / 86_400) * 86_400 - offset
  const days = pastDays(query) + Number(query.get('forecast_days') ?? 7)
  const first = midnight - pastDays(query) * 86_400
  const time = Array.from({ length: days * 24 }, (_, hour) => first + hour * 3600)
  const daily = names(query, 'daily')
  const hourlyNames = names(query, 'hourly')
  const currentNames = names(query, 'current')
  const quarter = Math.floor(now / 900) * 900
  return {
    body: {
      latitude: Math.round(lat * 4) / 4,
      longitude: Math.round(lon * 4) / 4,
      generationtime_ms: 0.31,
      utc_offset_seconds: offset,
      timezone: zone(lon),
      timezone_abbreviation: 'GMT',
      elevation: 120,
      ...(hourlyNames.length > 0 && {
        hourly_units: unitsOf(hourlyNames),
        hourly: {
          time,
          ...series(hourlyNames, (name) => time.map((at) => value(name, sampleWeatherAt(lat, lon, at)))),
        },
      }),
      ...(currentNames.length > 0 && {
        current_units: unitsOf(currentNames),
        current: {
          time: quarter,
          interval: 900,
          ...series(currentNames, (name) => value(name, sampleWeatherAt(lat, lon, quarter))),
        },
      }),
      ...(daily.length > 0 && {
        daily: {
          time: Array.from({ length: days }, (_, day) => first + day * 86_400),
          ...series(daily, (name) =>
            Array.from({ length: days }, (_, day) => dayValue(name, first + day * 86_400, lat, lon)),
          ),
        },
      }),
    },
  }
}

/** Units of the columns. As at Open-Meteo, some are empty or words. */
function unitsOf(columns: readonly string[]): Record<string, string> {
  const unitOf = (name: string) => {
    if (/^(temperature|apparent|dew)/.test(name)) return '°C'
    if (/^wind_(speed|gusts)/.test(name)) return 'm/s'
    if (/^(precipitation|rain|showers)$/.test(name)) return 'mm'
    return { snowfall: 'cm', snow_depth: 'm', weather_code: 'wmo code' }[name] ?? ''
  }
  return { time: 'unixtime', ...Object.fromEntries(columns.map((name) => [name, unitOf(name)])) }
}

/** Hourly archive in UTC, with the same values as the past days of the forecast. */
function archive(query: URLSearchParams): CannedAnswer {
  const at = (name: string) => Date.parse(`${query.get(name)}T00:00:00Z`) / 1000
  const [lat, lon] = [Number(query.get('latitude')), Number(query.get('longitude'))]
  const hours = (at('end_date') - at('start_date')) / 3600 + 24
  if (query.get('timezone') !== 'GMT' || !(hours > 0))
    return { status: 400, body: { error: true, reason: 'this double speaks GMT and dates in order' } }
  const time = Array.from({ length: hours }, (_, hour) => at('start_date') + hour * 3600)
  return {
    body: {
      hourly: {
        time,
        ...series(names(query, 'hourly'), (name) =>
          time.map((dt) => value(name, sampleWeatherAt(lat, lon, dt))),
        ),
      },
    },
  }
}

function value(name: string, now: SampleWeather): number | null {
  const snowing = now.tempC < 0.5
  const known: Readonly<Record<string, number>> = {
    temperature_2m: now.tempC,
    apparent_temperature: Math.round((now.tempC - 0.4) * 10) / 10,
    dew_point_2m: Math.round((now.tempC - (100 - now.humidity) / 5) * 10) / 10,
    relative_humidity_2m: now.humidity,
    pressure_msl: now.pressureHpa,
    cloud_cover: now.cloud,
    visibility: 24_140,
    wind_speed_10m: now.windMs,
    wind_direction_10m: now.windFrom,
    wind_gusts_10m: now.gustMs,
    precipitation: now.rainMm,
    rain: snowing ? 0 : now.rainMm,
    showers: 0,
    snow_depth: 0,
    snowfall: snowing ? Math.round(now.rainMm * 7) / 10 : 0,
    precipitation_probability: Math.round(now.chance * 100),
    weather_code: wmoCode(now, snowing),
    is_day: now.isDay ? 1 : 0,
  }
  return known[name] ?? null
}

/** Value of the day that begins at `at`. Sums cover 24 hours. */
function dayValue(name: string, at: number, lat: number, lon: number): number | null {
  if (name === 'sunrise') return at + 6 * 3600
  if (name === 'sunset') return at + 18 * 3600
  const hours = Array.from({ length: 24 }, (_, hour) => sampleWeatherAt(lat, lon, at + (hour + 1) * 3600))
  const known: Readonly<Record<string, number>> = {
    precipitation_sum: hours.reduce((sum, { rainMm }) => sum + rainMm, 0),
    et0_fao_evapotranspiration: hours.reduce((sum, hour) => sum + evaporation(hour), 0),
  }
  const figure = known[name]
  return figure === undefined ? null : Math.round(figure * 100) / 100
}

/** Made-up evaporation in mm per hour, higher by day and in warm, dry air. */
const evaporation = ({ tempC, humidity, isDay }: SampleWeather): number =>
  isDay ? Math.max(0, 0.012 * (tempC + 5) * (1.3 - humidity / 100)) : 0.01

function wmoCode({ rainMm, cloud }: SampleWeather, snowing: boolean): number {
  if (rainMm > 0) return snowing ? 71 : rainMm > 1 ? 63 : 61
  return cloud > 84 ? 3 : cloud > 25 ? 2 : cloud > 10 ? 1 : 0
}

/**
 * Searches for `name[, admin1 or country]`. Two letters match whole names only, three or more match
 * a prefix. Without a match, `results` is omitted.
 */
function search(query: URLSearchParams): CannedAnswer {
  const [name = '', qualifier] = (query.get('name') ?? '').split(',').map((part) => part.trim())
  const wanted = qualifier?.toLowerCase()
  const found = (name.length < 2 ? [] : findPlacesByPrefix(name))
    .filter((each) => name.length > 2 || each.name.length === name.length)
    .filter(
      (each) =>
        wanted === undefined ||
        [each.admin1, each.country, each.countryName].some((part) => part.toLowerCase() === wanted),
    )
    .slice(0, Number(query.get('count') ?? 10))
  const results = found.map((each) => ({
    id: each.id,
    name: each.name,
    latitude: each.lat,
    longitude: each.lon,
    feature_code: 'PPL',
    country_code: each.country,
    country: each.countryName,
    admin1: each.admin1,
    timezone: each.timezone,
    population: each.population,
    elevation: 1_850,
  }))
  return { body: { ...(results.length > 0 && { results }), generationtime_ms: 0.42 } }
}

function names(query: URLSearchParams, parameter: string): string[] {
  return (query.get(parameter) ?? '').split(',').filter((name) => name !== '')
}

function series<T>(wanted: readonly string[], make: (name: string) => T): Record<string, T> {
  return Object.fromEntries(wanted.map((name) => [name, make(name)]))
}

/** A fixed-offset zone, which needs no time-zone table. */
function zone(lon: number): string {
  const hours = Math.round(lon / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}
