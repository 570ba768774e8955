import type { Double } from '@smart-farming/upstream-doubles/double'
import { sendAnswer } from '@smart-farming/upstream-doubles/double'
import { OPEN_WEATHER_KEY, startOpenWeather } from '@smart-farming/upstream-doubles/open-weather'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OpenWeather } from './open-weather.ts'

const now = () => Date.UTC(2026, 8, 21, 14, 20)
const ludlow = { lat: 52.37, lon: -2.71 }

let double: Double
let provider: OpenWeather
beforeEach(async () => {
  double = await startOpenWeather()
  provider = new OpenWeather({ baseUrl: double.url, key: OPEN_WEATHER_KEY, now })
})
afterEach(async () => {
  await provider.close()
  await double.close()
})

const read = async () => (await provider.forecast(ludlow, new AbortController().signal)).forecast

function spoil(change: (slot: Record<string, unknown>) => void): void {
  double.respond((reply, _call, usual) => {
    const answer = usual()
    const [slot] = (answer.body as { list: Record<string, unknown>[] }).list
    if (slot) change(slot)
    sendAnswer(reply, answer)
  })
}

test('sends the key, metric units and the rounded point', async () => {
  await read()
  expect(Object.fromEntries(double.calls[0]?.query ?? [])).toEqual({
    lat: '52.37',
    lon: '-2.71',
    units: 'metric',
    appid: OPEN_WEATHER_KEY,
  })
})

test('passes on the icon and the description unchanged', async () => {
  spoil((slot) => {
    slot.weather = [{ id: 502, main: 'Rain', description: 'heavy intensity rain', icon: '10n' }]
  })
  expect((await read()).list[0]?.weather).toEqual([
    { id: 502, main: 'Rain', description: 'heavy intensity rain', icon: '10n' },
  ])
})

test('leaves out a missing gust, visibility or chance instead of giving zero', async () => {
  spoil((slot) => {
    slot.wind = { speed: 3.1, deg: 200 }
    delete slot.visibility
    delete slot.pop
  })
  const [entry] = (await read()).list
  expect(entry?.wind).toEqual({ speed: 3.1, deg: 200 })
  expect(entry).not.toHaveProperty('visibility')
  expect(entry).not.toHaveProperty('pop')
})

test('reports 0 mm of rain and snow when the format omits them in dry weather', async () => {
  spoil((slot) => {
    slot.weather = [{ id: 804, main: 'Clouds', description: 'overcast clouds', icon: '04d' }]
    delete slot.rain
    delete slot.snow
  })
  expect((await read()).list[0]).toMatchObject({ rain: { '3h': 0 }, snow: { '3h': 0 } })
})

const said = (icon: string) => [{ id: 1, main: '', description: '', icon }]
test('treats an unreadable amount as unknown, not as dry', () =>
  checkRows(
    [
      ['an amount that cannot be read', { rain: { '3h': 'much' } }],
      ['rain without its amount', { rain: {} }],
      ['rain that is null', { rain: null }],
      ['snow without its amount', { rain: { '3h': 1 }, snow: {} }],
      ['no amount in a slot of rain', { weather: said('10d') }],
      ['no amount in a slot of showers', { weather: said('09d'), snow: { '3h': 1 } }],
      ['no amount in a slot of thunder', { weather: said('11d') }],
      ['no amount in a slot of snow', { weather: said('13d') }],
      ['no amount and no weather', { weather: [] }],
    ],
    async ([, change]) => {
      spoil((slot) => {
        delete slot.rain
        delete slot.snow
        Object.assign(slot, { weather: said('04d') }, change)
      })
      const [entry] = (await read()).list
      expect(entry).not.toHaveProperty('rain')
      expect(entry).not.toHaveProperty('snow')
    },
  ))

test.each([
  ['snow', { weather: said('13d'), snow: { '3h': 2 } }, [0, 2]],
  ['freezing rain, which has the icon of snow', { weather: said('13d'), rain: { '3h': 2 } }, [2, 0]],
  ['rain', { weather: said('10d'), rain: { '3h': 2 } }, [2, 0]],
])('%s with an amount sets the other amount to zero', async (_title, change, [rain, snow]) => {
  spoil((slot) => {
    delete slot.rain
    delete slot.snow
    Object.assign(slot, { main: { temp: 1 } }, change)
  })
  expect((await read()).list[0]).toMatchObject({ rain: { '3h': rain }, snow: { '3h': snow } })
})

test('shows rain instead of snow at 22 °C, in amounts and words, in the list and in the hours', async () => {
  spoil((slot) => {
    Object.assign(slot, { main: { temp: 22 }, weather: said('13d'), snow: { '3h': 2 } })
    delete slot.rain
  })
  const { list, hours } = await read()
  expect(list[0]).toMatchObject({
    rain: { '3h': 2 },
    snow: { '3h': 0 },
    weather: [{ main: 'Rain', icon: '10d' }],
  })
  expect(hours[0]).toMatchObject({ hours: 3, rainMm: 2, snowMm: 0, weatherCode: 61 })
})

test('estimates the ground elevation from the pressure at ground and sea level', async () => {
  spoil((slot) => {
    slot.main = { temp: 22, pressure: 1018, sea_level: 1018, grnd_level: 834 }
  })
  const { elevationM } = await read()
  // One of the forty slots indicates 1,670 m, the others about 100 m.
  expect(elevationM).toBeGreaterThan(100)
  expect(elevationM).toBeLessThan(200)
})

test('treats a humidity of zero as missing', async () => {
  spoil((slot) => {
    slot.main = { temp: 12, humidity: 0 }
  })
  expect((await read()).list[0]?.main).toEqual({ temp: 12 })
})

test('drops a slot in kelvin from a server that ignores the units', async () => {
  spoil((slot) => {
    slot.main = { temp: 287.4, humidity: 70 }
  })
  expect((await read()).list).toHaveLength(39)
})

test('drops one broken slot and keeps the others', async () => {
  spoil((slot) => {
    slot.dt = 'soon'
  })
  expect((await read()).list).toHaveLength(39)
})

test('refuses a list that is cut short', async () => {
  const cut = (slots: number) =>
    double.respond((reply, _call, usual) => {
      const answer = usual()
      const { list } = answer.body as { list: unknown[] }
      list.length = slots
      sendAnswer(reply, answer)
    })
  cut(33)
  expect((await read()).list).toHaveLength(33)
  for (const slots of [32, 8, 1]) {
    cut(slots)
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
  }
})

test('refuses weather for another place, but accepts the nearest town', async () => {
  const answerFor = (coord: unknown) =>
    double.respond((reply, _call, usual) => {
      const answer = usual()
      const body = answer.body as { city?: { coord: unknown }; coord?: unknown }
      if (body.city) body.city.coord = coord
      else body.coord = coord
      sendAnswer(reply, answer)
    })
  const now = () => provider.current(ludlow, new AbortController().signal)
  for (const near of [{ lat: 52.4, lon: -2.9 }, { lat: 52.37, lon: 357.29 }, undefined, 'here']) {
    answerFor(near)
    expect((await read()).list).toHaveLength(40)
    expect((await now()).current.coord).toEqual(ludlow)
  }
  for (const far of [
    { lat: 0, lon: 0 },
    { lat: -2.71, lon: 52.37 },
    { lat: 52.37, lon: 2.71 },
  ]) {
    answerFor(far)
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
    await expect(now()).rejects.toMatchObject({ kind: 'malformed' })
  }
})

test('replaces an unknown icon with the neutral one and drops its description', async () => {
  spoil((slot) => {
    slot.weather = [{ description: 'plague of frogs', icon: '99x' }]
    slot.sys = { pod: 'n' }
  })
  expect((await read()).list[0]?.weather).toEqual([{ description: '', icon: '03n' }])
})
