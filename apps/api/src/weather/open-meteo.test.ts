import type { Double } from '@smart-farming/upstream-doubles/double'
import { send } from '@smart-farming/upstream-doubles/double'
import { startOpenMeteo, withNulls } from '@smart-farming/upstream-doubles/open-meteo'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OpenMeteo } from './open-meteo.ts'

const now = () => Date.UTC(2026, 8, 21, 14, 20)
const ludlow = { lat: 52.37, lon: -2.71 }
/** Hours since local midnight (UTC here) of the step that is running at 14:20. */
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

test('asks for metres per second, unix time, the local zone and at most 16 variables', async () => {
  await read()
  const query = double.calls[0]?.query
  expect(query?.get('wind_speed_unit')).toBe('ms')
  expect(query?.get('timeformat')).toBe('unixtime')
  expect(query?.get('timezone')).toBe('auto')
  expect(query?.get('hourly')?.split(',').length).toBeLessThanOrEqual(16)
})

test('gives forty steps, the running one first', async () => {
  const { list } = await read()
  expect(list).toHaveLength(40)
  expect(list[0]?.dt).toBe(Date.UTC(2026, 8, 21, RUNNING) / 1000)
})

test('a step without a temperature is a gap', async () => {
  double.respond(withNulls({ temperature_2m: [RUNNING + 3] }))
  const starts = (await read()).list.map(({ dt }) => new Date(dt * 1000).getUTCHours())
  expect(starts.slice(0, 3)).toEqual([12, 18, 21])
})

test('one unknown hour makes the sum unknown, and nothing else', async () => {
  double.respond(withNulls({ rain: [RUNNING + 2], wind_gusts_10m: [RUNNING + 1] }))
  const [first, second] = (await read()).list
  expect(first).not.toHaveProperty('rain')
  expect(first?.wind).not.toHaveProperty('gust')
  expect(first?.main.humidity).toEqual(expect.any(Number))
  expect(second).toHaveProperty('rain')
})

test('a series that the model lacks is absent everywhere', async () => {
  double.respond(withNulls({ precipitation_probability: 'all', weather_code: 'all', is_day: 'all' }))
  for (const entry of (await read()).list) {
    expect(entry).not.toHaveProperty('pop')
    expect(entry.weather[0]).toEqual({ description: '', icon: expect.stringMatching(/^03[dn]$/) })
  }
})

test('day or night comes from the sun where the model does not say', async () => {
  double.respond(withNulls({ is_day: 'all' }))
  const { list } = await read()
  const iconAt = (hour: number) =>
    list.find(({ dt }) => new Date(dt * 1000).getUTCHours() === hour)?.weather[0].icon.at(-1)
  expect([iconAt(12), iconAt(0)]).toEqual(['d', 'n'])
})

test('snow is the precipitation that is not rain; without the parts, its depth tells', async () => {
  const set = (hourly: Record<string, (number | null)[]>, name: string, value: number | null) => {
    hourly[name] = hourly[name]?.map(() => value) ?? []
  }
  double.respond((reply, _call, usual) => {
    const answer = usual()
    const { hourly } = answer.body as { hourly: Record<string, (number | null)[]> }
    for (const [name, value] of [
      ['precipitation', 1.5],
      ['rain', 0.3],
      ['showers', 0.2],
      ['snowfall', 0.7],
    ] as const) {
      set(hourly, name, value)
    }
    send(reply, answer)
  })
  expect((await read()).list[0]).toMatchObject({ rain: { '3h': 1.5 }, snow: { '3h': 3 } })
  double.respond((reply, _call, usual) => {
    const answer = usual()
    const { hourly } = answer.body as { hourly: Record<string, (number | null)[]> }
    for (const [name, value] of [
      ['precipitation', null],
      ['rain', 0],
      ['showers', 0],
      ['snowfall', 0.7],
    ] as const) {
      set(hourly, name, value)
    }
    send(reply, answer)
  })
  expect((await read()).list[0]).toMatchObject({ snow: { '3h': 3 } })
})

test('a point without any data is no forecast', async () => {
  double.respond(withNulls({ temperature_2m: 'all' }))
  await expect(read()).rejects.toMatchObject({ kind: 'no_data' })
})
