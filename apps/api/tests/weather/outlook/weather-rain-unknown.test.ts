import type { Behaviour, Double } from '@smart-farming/upstream-doubles/double'
import { withoutAmounts } from '@smart-farming/upstream-doubles/met-norway'
import { withEveryHour, withNulls } from '@smart-farming/upstream-doubles/open-meteo'
import { rainWithoutAmount, withoutRain, withSlots } from '@smart-farming/upstream-doubles/open-weather'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ludlow, startWeatherDoubles, type WeatherDoubles } from '../../support/weather/weather-doubles.ts'

// The places are far apart, so that tests do not share answers.
let sky: WeatherDoubles
let apps: Record<'openweather' | 'open-meteo' | 'met-norway', Awaited<ReturnType<WeatherDoubles['farm']>>>
beforeAll(async () => {
  sky = await startWeatherDoubles()
  apps = {
    openweather: await sky.farm({ WEATHER_PROVIDERS: 'openweather' }),
    'open-meteo': await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' }),
    'met-norway': await sky.farm({ WEATHER_PROVIDERS: 'met-norway' }),
  }
})
afterEach(() => sky.recover())
afterAll(() => sky.close())

let places = 0
const somewhere = () => ({ lat: -0.3 - 0.02 * places++, lon: 36.07 })
const ask = async (id: keyof typeof apps, double: Double, behaviour: Behaviour) => {
  const query = somewhere()
  double.respond(behaviour)
  const { list } = await apps[id].forecast({ query })
  return { list, outlook: await apps[id].outlook({ query }) }
}

const PARTLY = { precipitation: 'all' } as const
const dryParts = { rain: 0, showers: 0, snowfall: 0, precipitation_probability: 10 }

describe('unknown and missing rain', () => {
  test.each([
    ['Open-Meteo without the total', 'open-meteo', withNulls(PARTLY)],
    ['Open-Meteo without any amounts', 'open-meteo', withNulls({ ...PARTLY, rain: 'all', showers: 'all' })],
    ['Open-Meteo with only parts of zero', 'open-meteo', withEveryHour({ ...dryParts, precipitation: null })],
    ['OpenWeather with `rain` without `3h`', 'openweather', rainWithoutAmount],
    ['MET Norway without amounts', 'met-norway', withoutAmounts],
  ] as const)('reports rain as unknown in list, outlook and alerts: %s', async (_title, id, behaviour) => {
    const double = { 'open-meteo': sky.openMeteo, openweather: sky.openWeather, 'met-norway': sky.metNorway }[
      id
    ]
    const { list, outlook } = await ask(id, double, behaviour)
    for (const entry of list)
      for (const name of ['rain', 'snow', 'precipitation_6h']) expect(entry).not.toHaveProperty(name)
    for (const { sentence } of outlook.days) {
      expect(sentence).toMatch(/^Rain not known[;.]/)
      expect(sentence).not.toMatch(/dry|: good|careful| mm/i)
    }
    for (const { windows } of outlook.days)
      for (const work of ['spraying', 'harvest', 'hay', 'field_work'])
        for (const { verdict } of windows[work] ?? [{ verdict: 'absent' }])
          expect(['unknown', 'dont']).toContain(verdict)
    expect(outlook.alerts?.unchecked).toContainEqual(expect.objectContaining({ kind: 'heavy_rain' }))
  })

  test.each([
    ['Open-Meteo', 'open-meteo', withEveryHour({ ...dryParts, precipitation: 0 })],
    [
      'OpenWeather, which omits zero rain',
      'openweather',
      (...args: Parameters<Behaviour>) => {
        const [reply, call, usual] = args
        // Zero rain as OpenWeather reports it, with a low chance of rain.
        return withoutRain(reply, call, () => {
          const answer = usual()
          for (const slot of (answer.body as { list: { pop: number }[] }).list) slot.pop = 0.1
          return answer
        })
      },
    ],
  ] as const)('reports zero rain as dry: %s', async (_title, id, behaviour) => {
    const double = id === 'open-meteo' ? sky.openMeteo : sky.openWeather
    const { list, outlook } = await ask(id, double, behaviour)
    for (const entry of list) expect(entry).toMatchObject({ rain: { '3h': 0 }, snow: { '3h': 0 } })
    for (const { sentence } of outlook.days) expect(sentence).toMatch(/^Dry /)
    expect(outlook.alerts?.unchecked.map(({ kind }) => kind)).not.toContain('heavy_rain')
  })
})

test('uses total precipitation without `rain` and `showers`, as rain at 22 °C', async () => {
  const wet = withEveryHour({ precipitation: 2, rain: 0, showers: 0, snowfall: 0, temperature_2m: 22 })
  const parts = withEveryHour({ precipitation: 2, rain: null, showers: null, temperature_2m: 22 })
  for (const behaviour of [wet, parts]) {
    const { list, outlook } = await ask('open-meteo', sky.openMeteo, behaviour)
    expect(list[0]).toMatchObject({ rain: { '3h': 6 }, snow: { '3h': 0 } })
    expect(outlook.days[1]?.sentence).toMatch(/^Rain throughout, 48\u00a0mm; .*spraying: don’t/)
    expect(outlook.alerts?.found.map(({ kind }) => kind)).toContain('heavy_rain')
  }
})

test('does not treat a rainy slot without an amount as dry', async () => {
  const { outlook } = await ask(
    'openweather',
    sky.openWeather,
    withSlots((slot) => {
      slot.weather = [{ id: 501, main: 'Rain', description: 'moderate rain', icon: '10d' }]
      delete slot.rain
    }),
  )
  expect(outlook.days[1]?.sentence).toMatch(/^Rain not known[;.]/)
})

test('ignores a stored answer from an older release', async () => {
  const { forecast, sql } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' })
  const now = await forecast({ query: ludlow })
  // Older versions stored snow 0 and no rain if the rain was unknown.
  const old = { ...now, list: now.list.map(({ rain: _rain, ...entry }) => ({ ...entry, snow: { '3h': 0 } })) }
  await sql`insert into weather_answers (key, answer, fetched_at, fresh_until)
    values ('forecast:12.34,56.78', ${JSON.stringify(old)}, now(), '2100-01-01')`
  const { list } = await forecast({ query: { lat: 12.34, lon: 56.78 } })
  expect(list.every(({ rain, snow }) => rain !== undefined && snow !== undefined)).toBe(true)
})
