import { type Behaviour, type CannedAnswer, sendAnswer } from '@smart-farming/upstream-doubles/double'
import { type Scenario, scenarioMidnight } from './scenario.ts'
import { dewPoint, type HourWeather, snowfallMm, weatherAtHour } from './scenario-weather.ts'

const HOUR = 3600

const ms = (kmh: number | null): number | null => (kmh === null ? null : kmh / 3.6)
const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100

/**
 * Value of a column in Open-Meteo's row for a time: the reading at that time, or the precipitation
 * of the hour that ends then.
 */
function openMeteoFigure(name: string, now: HourWeather, ended: HourWeather): number | null {
  const snow = snowfallMm(ended)
  const figures: Record<string, number | null> = {
    temperature_2m: now.t,
    apparent_temperature: now.t,
    dew_point_2m: rounded(dewPoint(now)),
    relative_humidity_2m: now.rh,
    pressure_msl: 1015,
    cloud_cover: now.cloud,
    wind_speed_10m: rounded(ms(now.wind)),
    wind_direction_10m: 270,
    wind_gusts_10m: rounded(ms(ended.gust)),
    precipitation: ended.mm,
    rain: ended.mm === null || snow === null ? null : rounded(ended.mm - snow),
    showers: ended.mm === null ? null : 0,
    snow_depth: now.depth === undefined ? 0 : now.depth,
    snowfall: snow === null ? null : rounded(snow * 0.7),
    precipitation_probability: ended.pop,
    weather_code: (ended.mm ?? 0) > 0 ? ended.code : (now.code ?? null),
    is_day: 1,
  }
  return figures[name] ?? null
}

export function openMeteoAnswer(scenario: Scenario, query: URLSearchParams): CannedAnswer {
  const { weather, offset = 0, zone = 'Europe/London', elevationM = 60, soil = {} } = scenario
  const midnight = scenarioMidnight(scenario)
  const days = (name: string) => Number(query.get(name) ?? 0)
  const first = -24 * days('past_days')
  const hours = Array.from({ length: 24 * (days('past_days') + days('forecast_days')) }, (_, i) => first + i)
  const names = (list: string) => (query.get(list) ?? '').split(',').filter(Boolean)
  const daily: Record<string, number> = {
    precipitation_sum: soil.rain ?? 0,
    et0_fao_evapotranspiration: soil.et0 ?? 4,
  }
  const dayStarts = hours.filter((hour) => hour % 24 === 0).map((hour) => midnight + hour * HOUR)
  return {
    body: {
      latitude: Number(query.get('latitude')),
      longitude: Number(query.get('longitude')),
      utc_offset_seconds: offset * HOUR,
      timezone: zone,
      elevation: elevationM,
      ...(query.has('hourly') && {
        hourly: {
          time: hours.map((hour) => midnight + hour * HOUR),
          ...Object.fromEntries(
            names('hourly').map((name) => [
              name,
              hours.map((hour) =>
                openMeteoFigure(name, weatherAtHour(weather, hour), weatherAtHour(weather, hour - 1)),
              ),
            ]),
          ),
        },
      }),
      ...(query.has('daily') && {
        daily: {
          time: dayStarts,
          ...Object.fromEntries(
            names('daily').map((name) => [name, dayStarts.map(() => daily[name] ?? null)]),
          ),
        },
      }),
    },
  }
}

/** OpenWeather's condition id and MET Norway's symbol for a WMO code. */
const SKIES: Readonly<Record<number, readonly [id: number, symbol: string]>> = {
  0: [800, 'clearsky_day'],
  2: [802, 'partlycloudy_day'],
  3: [804, 'cloudy'],
  45: [741, 'fog'],
  51: [300, 'lightrain'],
  61: [500, 'lightrain'],
  63: [501, 'rain'],
  65: [502, 'heavyrain'],
  66: [511, 'sleet'],
  68: [616, 'sleet'],
  73: [601, 'snow'],
  75: [602, 'heavysnow'],
  80: [520, 'lightrainshowers_day'],
  95: [211, 'rainandthunder'],
  99: [202, 'heavyrainandthunder'],
}

/** The values of several hours; null if one of them is unknown. */
function together(hours: readonly HourWeather[], name: 'mm' | 'gust' | 'pop' | 't'): number[] | null {
  const given = hours.flatMap((hour) => hour[name] ?? [])
  return given.length < hours.length ? null : given
}
const sum = (values: readonly number[] | null) => values?.reduce((all, one) => all + one, 0) ?? null
const most = (values: readonly number[] | null) => values && Math.max(...values)
const least = (values: readonly number[] | null) => values && Math.min(...values)
const some = (name: string, value: number | null) => (value === null ? {} : { [name]: rounded(value) })

function inside({ weather }: Scenario, at: number, length: number): HourWeather[] {
  return Array.from({ length }, (_, i) => weatherAtHour(weather, at + i))
}

/** The most severe code of some hours. Codes increase with severity. */
const codeOf = (hours: readonly HourWeather[]) => Math.max(...hours.map(({ code }) => code ?? 0))

export function openWeatherAnswer(scenario: Scenario): CannedAnswer {
  const midnight = scenarioMidnight(scenario)
  const first = Math.ceil((midnight + scenario.now * HOUR) / (3 * HOUR)) * 3 * HOUR
  const sea = 1015
  const ground = sea * ((288.15 - 0.0065 * (scenario.elevationM ?? 60)) / 288.15) ** 5.255
  const list = Array.from({ length: 40 }, (_, i) => {
    const dt = first + i * 3 * HOUR
    const at = (dt - midnight) / HOUR
    const hours = inside(scenario, at, 3)
    const [now] = hours as [HourWeather]
    const edges = [...hours, weatherAtHour(scenario.weather, at + 3)]
    const snow = sum(together(hours, 'mm')) === null ? null : sum(hours.map((hour) => snowfallMm(hour) ?? 0))
    const fallen = sum(together(hours, 'mm'))
    const pop = most(together(hours, 'pop'))
    return {
      dt,
      main: {
        ...some('temp', now.t),
        ...some('temp_min', least(together(edges, 't'))),
        ...some('temp_max', most(together(edges, 't'))),
        sea_level: sea,
        grnd_level: Math.round(ground),
        pressure: sea,
        ...some('humidity', now.rh),
      },
      weather: [{ id: SKIES[codeOf(hours)]?.[0] ?? 802, main: 'Sky', description: 'sky', icon: '03d' }],
      clouds: some('all', now.cloud),
      wind: { ...some('speed', ms(now.wind)), deg: 270, ...some('gust', ms(most(together(hours, 'gust')))) },
      ...some('pop', pop === null ? null : pop / 100),
      ...(fallen && fallen > (snow ?? 0) && { rain: { '3h': rounded(fallen - (snow ?? 0)) } }),
      ...(snow && { snow: { '3h': rounded(snow) } }),
      ...(fallen === null && { rain: {} }),
    }
  })
  const city = { id: 1, name: 'Here', timezone: (scenario.offset ?? 0) * HOUR, country: 'GB' }
  return { body: { cod: '200', message: 0, cnt: list.length, list, city } }
}

export function metNorwayAnswer(scenario: Scenario): CannedAnswer {
  const { now, elevationM = 60, chance = false } = scenario
  const midnight = scenarioMidnight(scenario)
  const begin = Math.floor((midnight + now * HOUR) / HOUR) * HOUR
  const long = Math.ceil((begin + 54 * HOUR) / (6 * HOUR)) * 6 * HOUR
  const times = [
    ...Array.from({ length: (long - begin) / HOUR }, (_, i) => begin + i * HOUR),
    ...Array.from({ length: 28 }, (_, i) => long + i * 6 * HOUR),
  ]
  const period = (at: number, length: number) => {
    const hours = inside(scenario, at, length)
    const temps = together([...hours, weatherAtHour(scenario.weather, at + length)], 't')
    return {
      summary: { symbol_code: SKIES[codeOf(hours)]?.[1] ?? 'partlycloudy_day' },
      details: {
        ...some('precipitation_amount', sum(together(hours, 'mm'))),
        ...(chance && some('probability_of_precipitation', most(together(hours, 'pop')))),
        ...(length === 6 && {
          ...some('air_temperature_max', most(temps)),
          ...some('air_temperature_min', least(temps)),
        }),
      },
    }
  }
  const timeseries = times.map((dt) => {
    const at = (dt - midnight) / HOUR
    const hour = weatherAtHour(scenario.weather, at)
    return {
      time: `${new Date(dt * 1000).toISOString().slice(0, 19)}Z`,
      data: {
        instant: {
          details: {
            air_pressure_at_sea_level: 1015,
            ...some('air_temperature', hour.t),
            ...some('cloud_area_fraction', hour.cloud),
            ...some('dew_point_temperature', dewPoint(hour)),
            ...some('relative_humidity', hour.rh),
            wind_from_direction: 270,
            ...some('wind_speed', ms(hour.wind)),
            ...(chance && some('wind_speed_of_gust', ms(hour.gust))),
          },
        },
        ...(dt < long && { next_1_hours: period(at, 1) }),
        next_6_hours: period(at, 6),
      },
    }
  })
  const stamp = new Date(begin * 1000).toUTCString()
  return {
    headers: { expires: new Date((begin + 2 * HOUR) * 1000).toUTCString(), 'last-modified': stamp },
    body: {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [0, 0, elevationM] },
      properties: { meta: { updated_at: new Date(begin * 1000).toISOString() }, timeseries },
    },
  }
}

/** A double's behaviour that responds to every request with a scenario's weather. */
export const respondWithScenario =
  (answer: (query: URLSearchParams) => CannedAnswer): Behaviour =>
  (reply, { query }) =>
    sendAnswer(reply, answer(query))
