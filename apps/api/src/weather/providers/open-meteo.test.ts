import type { ForecastEntry } from '@smart-farming/contracts/weather'
import { type Double, sendAnswer } from '@smart-farming/upstream-doubles/double'
import {
  startOpenMeteo,
  withEveryHour,
  withNulls,
  withTruncatedSeries,
} from '@smart-farming/upstream-doubles/open-meteo'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OpenMeteo } from './open-meteo.ts'

const now = () => Date.UTC(2026, 8, 21, 14, 20)
const ludlow = { lat: 52.37, lon: -2.71 }
/** Hour at which the current step begins (14:20 is now, and local time is UTC). */
const RUNNING = 12

let double: Double
let provider: OpenMeteo
beforeEach(async () => {
  double = await startOpenMeteo()
  provider = new OpenMeteo({ baseUrl: double.url, now })
})
afterEach(async () => {
  await provider.close()
  await double.close()
})

const read = async () => (await provider.forecast(ludlow, new AbortController().signal)).forecast

test('requests metres per second, unix time, the local zone and at most 17 variables', async () => {
  await read()
  const query = double.calls[0]?.query
  expect(query?.get('wind_speed_unit')).toBe('ms')
  expect(query?.get('timeformat')).toBe('unixtime')
  expect(query?.get('timezone')).toBe('auto')
  expect(query?.get('hourly')?.split(',').length).toBeLessThanOrEqual(17)
})

test('requests two past days in the same call and keeps past hours separate', async () => {
  const { hours, past, list, elevationM } = await read()
  expect(double.calls).toHaveLength(1)
  expect(double.calls[0]?.query.get('past_days')).toBe('2')
  const at = (day: number, hour: number) => Date.UTC(2026, 8, day, hour) / 1000
  expect([past?.hours[0]?.dt, past?.hours.at(-1)?.dt]).toEqual([at(19, 0), at(21, 13)])
  expect(past?.sourceId).toBe('open-meteo')
  expect([hours[0]?.dt, hours.at(-1)?.dt]).toEqual([at(21, 14), (list.at(-1)?.dt ?? 0) + 2 * 3600])
  expect(hours.every((hour) => hour.hours === 1)).toBe(true)
  expect(elevationM).toBe(120)
})

test('takes an hour’s rain, gust and chance from the row at its end, the rest from its start', async () => {
  double.respond(withNulls({ precipitation: [RUNNING + 4], temperature_2m: [RUNNING + 5] }))
  const midnight = Date.UTC(2026, 8, 21) / 1000
  const hour = new Map((await read()).hours.map((each) => [(each.dt - midnight) / 3600, each]))
  const [before, after] = [hour.get(RUNNING + 3), hour.get(RUNNING + 5)]
  expect(before).not.toHaveProperty('rainMm')
  expect(hour.get(RUNNING + 4)).toMatchObject({ rainMm: expect.any(Number), tempC: expect.any(Number) })
  expect(hour.get(RUNNING + 4)).not.toHaveProperty('minTempC')
  expect(after).not.toHaveProperty('tempC')
})

test('refuses a response in units other than those requested', async () => {
  const inUnits = (given: Record<string, string>) =>
    double.respond((reply, _call, usual) => {
      const answer = usual()
      const body = answer.body as Record<string, Record<string, string>>
      for (const units of ['hourly_units', 'current_units']) body[units] = { ...body[units], ...given }
      sendAnswer(reply, answer)
    })
  const now = () => provider.current(ludlow, new AbortController().signal)
  inUnits({ weather_code: 'a code', is_day: '', snow_depth: '' })
  expect((await read()).list).toHaveLength(40)
  expect((await now()).current.coord).toEqual(ludlow)
  const others = [
    { temperature_2m: '°F' },
    { dew_point_2m: 'K' },
    { wind_speed_10m: 'km/h' },
    { wind_gusts_10m: 'mp/h' },
    { precipitation: 'inch' },
    { snowfall: 'inch' },
    { snow_depth: 'ft' },
  ]
  for (const other of others) {
    inUnits(other)
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
    await expect(now()).rejects.toMatchObject({ kind: 'malformed' })
  }
})

test('gives today’s sunrise and sunset', async () => {
  const { city } = await read()
  expect([city.sunrise, city.sunset]).toEqual([6, 18].map((hour) => Date.UTC(2026, 8, 21, hour) / 1000))
})

test('gives forty steps, starting with the current one', async () => {
  const { list } = await read()
  expect(list).toHaveLength(40)
  expect(list[0]?.dt).toBe(Date.UTC(2026, 8, 21, RUNNING) / 1000)
})

test('leaves out a step without a temperature', async () => {
  double.respond(withNulls({ temperature_2m: [RUNNING + 3] }))
  const starts = (await read()).list.map(({ dt }) => new Date(dt * 1000).getUTCHours())
  expect(starts.slice(0, 3)).toEqual([12, 18, 21])
})

test('an hour without data makes only the sums for its own step unknown', async () => {
  double.respond(withNulls({ precipitation: [RUNNING + 2], wind_gusts_10m: [RUNNING + 1] }))
  const [first, second] = (await read()).list
  expect(first).not.toHaveProperty('rain')
  expect(first).not.toHaveProperty('snow')
  expect(first?.wind).not.toHaveProperty('gust')
  expect(first?.main.humidity).toEqual(expect.any(Number))
  expect(second).toHaveProperty('rain')
})

test('omits a series that the model lacks from every step', async () => {
  double.respond(withNulls({ precipitation_probability: 'all', weather_code: 'all', is_day: 'all' }))
  for (const entry of (await read()).list) {
    expect(entry).not.toHaveProperty('pop')
    expect(entry.weather[0]).toEqual({ description: '', icon: expect.stringMatching(/^03[dn]$/) })
  }
})

test('derives day or night from the sun when the model does not say', async () => {
  double.respond(withNulls({ is_day: 'all' }))
  const { list } = await read()
  const iconAt = (hour: number) =>
    list.find(({ dt }) => new Date(dt * 1000).getUTCHours() === hour)?.weather[0].icon.at(-1)
  expect([iconAt(12), iconAt(0)]).toEqual(['d', 'n'])
})

const NONE = { rain: { '3h': 0 }, snow: { '3h': 0 } }
const RAIN = { rain: { '3h': 6 }, snow: { '3h': 0 } }
const SNOW = { rain: { '3h': 0 }, snow: { '3h': 6 } }
const parts = { precipitation: 2, rain: 0, showers: 0, snowfall: 0 }
test('uses the parts to split precipitation into rain and snow', () =>
  checkRows(
    [
      [
        'parts that add up are the shares',
        { precipitation: 1.5, rain: 0.3, showers: 0.2, snowfall: 0.7, temperature_2m: 1 },
        [1.5, 3],
      ],
      ['the total is the figure, where the parts miss it by their rounding', { ...parts, rain: 2.2 }, [6, 0]],
      ['a known nought is none', { ...parts, precipitation: 0 }, NONE],
      ['a known nought is none, whatever the parts say', { ...parts, precipitation: 0, rain: 3 }, NONE],
      ['parts of nought beside a total are rain when it is warm', { ...parts, temperature_2m: 22 }, RAIN],
      [
        '... and at 22 °C they are rain whatever the code says',
        { ...parts, temperature_2m: 22, weather_code: 73 },
        RAIN,
      ],
      [
        'parts that add up are no snow at 22 °C',
        { precipitation: 2, rain: 0, showers: 0, snowfall: 1.4, temperature_2m: 22, weather_code: 73 },
        RAIN,
      ],
      ['... snow by the code', { ...parts, temperature_2m: 2, weather_code: 73 }, SNOW],
      ['... rain by the code', { ...parts, temperature_2m: 0, weather_code: 66 }, RAIN],
      [
        '... snow by the temperature, without a code',
        { ...parts, temperature_2m: 0, weather_code: null },
        SNOW,
      ],
      [
        'without one part the kind is that of code and temperature',
        { ...parts, temperature_2m: 22, showers: null },
        RAIN,
      ],
    ] as const,
    async ([, values, expected]) => {
      double.respond(withEveryHour(values))
      const [first] = (await read()).list
      expect({ rain: first?.rain, snow: first?.snow }).toEqual(
        Array.isArray(expected) ? { rain: { '3h': expected[0] }, snow: { '3h': expected[1] } } : expected,
      )
    },
  ))

test('ignores a gust below the mean wind', async () => {
  double.respond(withEveryHour({ wind_speed_10m: 4, wind_gusts_10m: 1.4 }))
  for (const hour of (await read()).hours) expect(hour).not.toHaveProperty('gustKmh')
  double.respond(withEveryHour({ wind_speed_10m: 4, wind_gusts_10m: 3.9 }))
  for (const hour of (await read()).hours) expect(hour.gustKmh).toBeCloseTo(14.04)
})

test('reads the snow depth of each hour and ignores impossible depths', async () => {
  double.respond(withEveryHour({ snow_depth: 0.07 }))
  const { hours, past } = await read()
  expect(hours[0]).toMatchObject({ snowDepthM: 0.07 })
  expect(past?.hours[0]).toMatchObject({ snowDepthM: 0.07 })
  for (const odd of [null, -0.2, 31]) {
    double.respond(withEveryHour({ snow_depth: odd }))
    for (const hour of (await read()).hours) expect(hour).not.toHaveProperty('snowDepthM')
  }
})

test.each([
  ['null', withNulls({ precipitation: 'all' })],
  ['null like its parts', withNulls({ precipitation: 'all', rain: 'all', showers: 'all' })],
  ['null beside parts of zero', withEveryHour({ ...parts, precipitation: null })],
  ['missing', withTruncatedSeries({ precipitation: 0 })],
  ['cut short', withTruncatedSeries({ precipitation: RUNNING + 2 })],
] as const)('leaves rain and snow out when the total is %s', async (_title, behaviour) => {
  double.respond(behaviour)
  for (const entry of (await read()).list) {
    expect(entry).not.toHaveProperty('rain')
    expect(entry).not.toHaveProperty('snow')
  }
})

test('shows rain instead of snow at 22 °C, in the list and in the hours', async () => {
  double.respond(withEveryHour({ ...parts, precipitation: 2, temperature_2m: 22, weather_code: 73 }))
  const { list, hours } = await read()
  expect(list[0]?.weather[0]).toMatchObject({ main: 'Rain', icon: expect.stringMatching(/^10/) })
  expect(hours[0]).toMatchObject({ weatherCode: 63, rainMm: 2, snowMm: 0 })
})

test('missing parts do not reduce the total precipitation', async () => {
  const total = ({ rain, snow }: ForecastEntry) => (rain?.['3h'] ?? Number.NaN) + (snow?.['3h'] ?? Number.NaN)
  const usual = (await read()).list.map(total)
  double.respond(withNulls({ rain: 'all', showers: 'all', snowfall: 'all' }))
  expect((await read()).list.map(total)).toEqual(usual)
})

test('leaves out a step whose time is null', async () => {
  double.respond(withNulls({ time: [RUNNING + 3] }))
  const [first, second] = (await read()).list
  expect([first?.dt, second?.dt].map((dt) => new Date((dt ?? 0) * 1000).getUTCHours())).toEqual([12, 18])
  expect(first).not.toHaveProperty('rain')
})

test('treats a humidity of zero as missing', async () => {
  double.respond(withEveryHour({ relative_humidity_2m: 0 }))
  expect((await read()).list[0]?.main).not.toHaveProperty('humidity')
})

test('fails with no_data for a point without any data', async () => {
  double.respond(withNulls({ temperature_2m: 'all' }))
  await expect(read()).rejects.toMatchObject({ kind: 'no_data' })
})
