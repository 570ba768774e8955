import { findPlaceNear, findPlacesByName } from './atlas.ts'
import { sampleWeatherAt } from './climate.ts'
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

const SLOT = 10_800

/** API key that the double accepts. */
export const OPEN_WEATHER_KEY = 'open-weather-test-key'

/**
 * Double of OpenWeather: current weather, 5 day / 3 hour forecast and geocoding. Only `metric`
 * units, because our client requests no others.
 */
export function startOpenWeather(options: DoubleOptions = {}): Promise<Double> {
  const now = options.now ?? (() => FIXED_NOW)
  return startDouble((call) => answer(call, Math.floor(now() / 1000)), options)
}

/** OpenWeather's error responses, as documented or recorded. `cod` is a number or a string. */
export const openWeatherFailures = {
  invalidKey: status(401, {
    cod: 401,
    message: 'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.',
  }),
  cityNotFound: status(404, { cod: '404', message: 'city not found' }),
  overQuota: status(429, {
    cod: 429,
    message:
      'Your account is temporary blocked due to exceeding of requests limitation of your subscription type. Please choose the proper subscription https://openweathermap.org/price',
  }),
  nothingToGeocode: status(400, { cod: '400', message: 'Nothing to geocode' }),
  serverError: status(500, '<html><body>Internal Server Error</body></html>'),
  noPlaces: alwaysReply({ body: [] }),
}

type Slot = Record<string, unknown>

/** The usual forecast with every slot altered. */
export const withSlots =
  (bend: (slot: Slot, index: number) => void): Behaviour =>
  (reply, _call, usual) => {
    const answer = usual()
    const { list = [] } = answer.body as { list?: Slot[] }
    for (const [index, slot] of list.entries()) bend(slot, index)
    sendAnswer(reply, answer)
  }

/** Rain in every slot, without the `3h` amount. */
export const rainWithoutAmount: Behaviour = withSlots((slot) => {
  slot.weather = [{ id: 501, main: 'Rain', description: 'moderate rain', icon: '10d' }]
  slot.rain = {}
  delete slot.snow
})

/** Clouds in every slot. Like OpenWeather, omits `rain` and `snow` if there is none. */
export const withoutRain: Behaviour = withSlots((slot) => {
  slot.weather = [{ id: 802, main: 'Clouds', description: 'scattered clouds', icon: '03d' }]
  delete slot.rain
  delete slot.snow
})

function answer({ path, query }: Call, now: number): CannedAnswer {
  if (query.get('appid') !== OPEN_WEATHER_KEY) {
    return {
      status: 401,
      body: {
        cod: 401,
        message: 'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.',
      },
    }
  }
  if (path === '/geo/1.0/direct') return directGeocoding(query)
  const [lat, lon] = [degrees(query.get('lat'), 90), degrees(query.get('lon'), 180)]
  if (lat === undefined) return { status: 400, body: { cod: '400', message: 'wrong latitude' } }
  if (lon === undefined) return { status: 400, body: { cod: '400', message: 'wrong longitude' } }
  if (query.get('units') !== 'metric')
    return { status: 400, body: { cod: '400', message: 'this double speaks metric' } }
  if (path === '/data/2.5/weather') return { body: current(lat, lon, now) }
  if (path === '/data/2.5/forecast') return { body: forecast(lat, lon, now) }
  return { status: 404, body: { cod: '404', message: 'Internal error' } }
}

function current(lat: number, lon: number, now: number) {
  const { country, timezone } = whereabouts(lat, lon, now)
  const { visibility, pop: _pop, rain: _rain, snow: _snow, ...slot } = step(lat, lon, now, 1)
  return {
    coord: { lon, lat },
    ...slot,
    base: 'stations',
    visibility,
    dt: now,
    sys: { type: 2, id: 2_009_525, country, ...sun(now, lon) },
    timezone,
    id: 2_643_425,
    name: 'Ludlow',
    cod: 200,
  }
}

function forecast(lat: number, lon: number, now: number) {
  const first = Math.ceil(now / SLOT) * SLOT
  const list = Array.from({ length: 40 }, (_, index) => {
    const dt = first + index * SLOT
    const at = new Date(dt * 1000).toISOString()
    return { dt, ...step(lat, lon, dt, 3), dt_txt: `${at.slice(0, 10)} ${at.slice(11, 19)}` }
  })
  const city = {
    id: 2_643_425,
    name: 'Ludlow',
    coord: { lat, lon },
    population: 0,
    ...whereabouts(lat, lon, now),
    ...sun(now, lon),
  }
  return { cod: '200', message: 0, cnt: list.length, list, city }
}

/** As in recorded responses, dry slots have no `rain`, and every fourth slot has no `wind.gust`. */
function step(lat: number, lon: number, at: number, hours: number) {
  const now = sampleWeatherAt(lat, lon, at)
  const following = Array.from({ length: hours }, (_, hour) =>
    sampleWeatherAt(lat, lon, at + (hour + 1) * 3600),
  )
  const rain = Math.round(following.reduce((sum, each) => sum + each.rainMm, 0) * 100) / 100
  const falling = rain > 0 && { [now.tempC < 0.5 ? 'snow' : 'rain']: { [`${hours}h`]: rain } }
  return {
    main: {
      temp: now.tempC,
      feels_like: Math.round((now.tempC - 0.4) * 100) / 100,
      temp_min: now.tempC,
      temp_max: now.tempC,
      pressure: Math.round(now.pressureHpa),
      sea_level: Math.round(now.pressureHpa),
      grnd_level: Math.round(now.pressureHpa) - 12,
      humidity: now.humidity,
      temp_kf: 0,
    },
    weather: [condition(now.cloud, rain, now.tempC, now.isDay)],
    clouds: { all: now.cloud },
    wind: { speed: now.windMs, deg: now.windFrom, ...(at % (4 * SLOT) !== 0 && { gust: now.gustMs }) },
    visibility: 10_000,
    pop: Math.max(...following.map((each) => each.chance)),
    ...(falling as { rain?: object; snow?: object } | false),
    sys: { pod: now.isDay ? 'd' : 'n' },
  }
}

function condition(cloud: number, rain: number, tempC: number, isDay: boolean) {
  const pod = isDay ? 'd' : 'n'
  if (rain > 0 && tempC < 0.5) return { id: 600, main: 'Snow', description: 'light snow', icon: `13${pod}` }
  if (rain >= 3) return { id: 501, main: 'Rain', description: 'moderate rain', icon: `10${pod}` }
  if (rain > 0) return { id: 500, main: 'Rain', description: 'light rain', icon: `10${pod}` }
  if (cloud > 84) return { id: 804, main: 'Clouds', description: 'overcast clouds', icon: `04${pod}` }
  if (cloud > 50) return { id: 803, main: 'Clouds', description: 'broken clouds', icon: `04${pod}` }
  if (cloud > 25) return { id: 802, main: 'Clouds', description: 'scattered clouds', icon: `03${pod}` }
  if (cloud > 10) return { id: 801, main: 'Clouds', description: 'few clouds', icon: `02${pod}` }
  return { id: 800, main: 'Clear', description: 'clear sky', icon: `01${pod}` }
}

/** `q` is town[,state][,country], and the town must match as a whole. */
function directGeocoding(query: URLSearchParams): CannedAnswer {
  const [name = '', ...qualifiers] = (query.get('q') ?? '').split(',').map((part) => part.trim())
  if (name === '') return { status: 400, body: { cod: '400', message: 'Nothing to geocode' } }
  const found = findPlacesByName(name).filter((each) =>
    qualifiers.every((wanted) =>
      [each.country, each.admin1].some((part) => part.toLowerCase() === wanted.toLowerCase()),
    ),
  )
  const body = found.slice(0, Number(query.get('limit') ?? 1)).map((each) => ({
    name: each.name,
    local_names: { en: each.name, feature_name: each.name, ascii: each.name },
    lat: each.lat,
    lon: each.lon,
    country: each.country,
    ...(each.admin1 !== each.name && { state: each.admin1 }),
  }))
  return { body }
}

function degrees(text: string | null, limit: number): number | undefined {
  const value = text === null || text === '' ? Number.NaN : Number(text)
  return Math.abs(value) <= limit ? value : undefined
}

/** Uses the nearest atlas place. Elsewhere solar time and no country. */
function whereabouts(lat: number, lon: number, now: number): { country: string; timezone: number } {
  const near = findPlaceNear(lat, lon)
  if (near === undefined) return { country: '', timezone: offset(lon) }
  const local = new Date(now * 1000).toLocaleString('sv', { timeZone: near.timezone })
  return { country: near.country, timezone: Date.parse(`${local}Z`) / 1000 - now }
}

const offset = (lon: number) => Math.round(lon / 15) * 3600

function sun(now: number, lon: number) {
  const day = Math.floor((now + offset(lon)) / 86_400) * 86_400 - offset(lon)
  return { sunrise: day + 6 * 3600, sunset: day + 18 * 3600 }
}
