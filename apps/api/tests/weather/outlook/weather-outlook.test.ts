import { hang, status } from '@smart-farming/upstream-doubles/faults'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { judgeDayStatements } from '@smart-farming/weather-core/outlook/outlook'
import { weatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { loadServerMessages } from '@smart-farming/words/catalogues'
import { describeDay } from '@smart-farming/words/sentences/day'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignup } from '../../support/accounts/farmers.ts'
import {
  HOUR,
  ludlow,
  MINUTE,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

const sentences = ({ days }: { days: { sentence: string }[] }) => days.map(({ sentence }) => sentence)

test('judges every day of the displayed forecast with the same rules as weather-core', async () => {
  const { forecast, outlook } = await sky.farm()
  const [{ list, city, source }, ahead] = [
    await forecast({ query: ludlow }),
    await outlook({ query: ludlow }),
  ]
  const place = {
    latDeg: city.coord.lat,
    lonDeg: city.coord.lon,
    zone: city.zone,
    offsetSeconds: city.timezone,
  }
  const { weather: words } = await loadServerMessages('en')
  expect(ahead.fetchedAt).toBe(source.fetchedAt)
  expect(ahead.days.map(({ day, sentence }) => ({ day, sentence }))).toEqual(
    judgeDayStatements(list.map(weatherStep), place).map((statement) => ({
      day: statement.day,
      sentence: describeDay(words, statement, place, METRIC_UNITS),
    })),
  )
  expect(ahead.days.length).toBeGreaterThanOrEqual(5)
  expect(ahead.units).toEqual({ temperature: 'C', wind: 'km/h', rain: 'mm' })
  expect(ahead.usual).toBeUndefined()
  expect(ahead.alerts?.untilDt).toBe((list.at(-1)?.dt ?? 0) + 10_800)
  expect(ahead.alerts?.limits.map(({ kind }) => kind)).toEqual([
    'frost',
    'ground_frost',
    'gusts',
    'heavy_rain',
    'heavy_snow',
    'freezing_rain',
    'thunderstorm',
    'hail',
    'heat_work',
    'blight',
  ])
})

test.each([
  ['openweather', [3]],
  ['open-meteo', [1]],
  ['met-norway', [1, 6]],
] as const)(
  'windows from %s are as fine as its steps, and the list leaves hours out',
  async (id, lengths) => {
    const { forecast, outlook } = await sky.farm({ WEATHER_PROVIDERS: id })
    const { days } = await outlook({ query: ludlow })
    expect([...new Set(days.map(({ stepHours }) => stepHours))].sort()).toEqual(lengths)
    const starts = days
      .filter(({ stepHours }) => stepHours === 1)
      .flatMap(({ windows }) => Object.values(windows).flat())
      .map(({ startDt }) => (startDt / 3600) % 3)
    expect(new Set(starts).size).toBe(lengths[0] === 1 ? 3 : 0)
    const sent = await forecast({ query: ludlow })
    expect(Object.keys(sent).sort()).toEqual(['city', 'list', 'source'])
    for (const { dt } of sent.list) expect(dt % 10_800).toBe(0)
  },
)

test('fetches no second forecast, and fetches past weather once from Open-Meteo', async () => {
  const { forecast, outlook } = await sky.farm()
  await Promise.all([outlook({ query: ludlow }), forecast({ query: ludlow })])
  sky.clock.ms += 30 * MINUTE
  await outlook({ query: { lat: 52.3651, lon: -2.7051 } })
  expect(sky.calls()).toEqual([1, 2, 0])
  expect(sky.askedOpenMeteo()).toEqual({ forecast: 0, past: 1, soil: 1 })
})

test('judges an outlook once for farms with the same settings, and resends it only when changed', async () => {
  const { browser, request } = await sky.farm()
  const url = '/api/weather/outlook?lat=52.37&lon=-2.71'
  const first = await request({ method: 'GET', url })
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^W\/"/)
  const neighbour = browser()
  await neighbour.client.accounts.signup({ body: createSignup('neighbour') })
  const theirs = await neighbour.request({ method: 'GET', url, headers: { 'if-none-match': etag } })
  expect([theirs.statusCode, theirs.body]).toEqual([304, ''])

  await neighbour.client.farmSettings.save({ body: { units: { wind: 'knots' } } })
  const other = await neighbour.request({ method: 'GET', url, headers: { 'if-none-match': etag } })
  expect([other.statusCode, other.json().units.wind]).toEqual([200, 'knots'])
  sky.clock.ms += 2 * HOUR
  const again = () => neighbour.request({ method: 'GET', url })
  await expect.poll(async () => (await again()).headers.etag).not.toBe(other.headers.etag)
  expect((await again()).json().units.wind).toBe('knots')
})

test('a cached outlook costs one database query, at home and elsewhere', async () => {
  const { outlook, client, deps } = await farms()
  await client.farmPlaces.move({ body: { name: 'Ludlow', country: 'GB', ...ludlow } })
  const asked = vi.spyOn(deps.database, 'run')
  const elsewhere = { lat: 51.5, lon: -0.13 }
  for (const enterprises of [undefined, ['arable' as const]]) {
    if (enterprises) await client.farmSettings.save({ body: { enterprises } })
    for (const query of [ludlow, elsewhere]) {
      // The first calls judge the outlook, write its response, and save the elevation with the
      // farm.
      for (let time = 0; time < 3; time += 1) await outlook({ query })
      await expect
        .poll(async () => {
          asked.mockClear()
          await outlook({ query })
          return asked.mock.calls.length
        })
        .toBe(1)
    }
  }
  asked.mockRestore()
})

test('shows the country’s usual jobs until the farm has its own settings', async () => {
  const { outlook, client } = await farms()
  const jobs = async (query = ludlow) => (await outlook({ query })).works.map(({ work }) => work)
  const all = ['spraying', 'frost', 'harvest', 'hay', 'field_work']
  const byHand = ['spraying', 'frost', 'field_work']
  expect(await jobs()).toEqual(all)
  const nakuru = { name: 'Nakuru', country: 'KE', lat: -0.28, lon: 36.07 }
  await client.farmPlaces.move({ body: nakuru })
  expect(await jobs({ lat: -0.28, lon: 36.07 })).toEqual(byHand)
  // A viewed place uses the farm's country. Another place of the farm uses its own.
  expect(await jobs()).toEqual(byHand)
  await client.farmPlaces.add({ body: { name: 'Ludlow', country: 'GB', ...ludlow } })
  expect(await jobs()).toEqual(all)
  expect(await jobs({ lat: -0.28, lon: 36.07 })).toEqual(byHand)

  await client.farmSettings.save({ body: { crop: { name: 'winter_wheat' } } })
  expect(await jobs({ lat: -0.28, lon: 36.07 })).toEqual(['spraying', 'frost', 'harvest', 'field_work'])
  await client.farmSettings.save({ body: { enterprises: ['arable', 'dairy'] } })
  expect(await jobs({ lat: -0.28, lon: 36.07 })).toEqual(all)
})

test('a farmer’s own settings apply at once, and only to that farm', async () => {
  const { browser, outlook, client } = await farms()
  const gustLimit = async () =>
    (await outlook({ query: ludlow })).alerts?.limits.find(({ kind }) => kind === 'gusts')
  expect(await gustLimit()).toMatchObject({
    figure: '60\u00a0km/h',
    publisher: 'Smart Farming rule of thumb',
  })

  await client.farmSettings.save({
    body: { enterprises: ['fruit'], units: { wind: 'm/s' }, limits: { alerts: { gustKmh: 1, frostC: 40 } } },
  })
  expect(await gustLimit()).toMatchObject({ figure: '0.3\u00a0m/s', publisher: 'your own limit' })
  const own = await outlook({ query: ludlow })
  expect(own.units.wind).toBe('m/s')
  expect(own.alerts?.found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['frost', 'gusts']))
  expect(own.alerts?.found.map(({ sentence }) => sentence).join()).toContain('at or above 0.3\u00a0m/s')
  expect(own.alerts?.limits.map(({ kind }) => kind)).not.toContain('blight')

  const neighbour = browser()
  await neighbour.client.accounts.signup({ body: createSignup('neighbour') })
  const theirs = await neighbour.client.weather.outlook({ query: ludlow })
  expect(theirs.units.wind).toBe('km/h')
  expect(theirs.alerts?.limits.find(({ kind }) => kind === 'gusts')?.figure).toBe('60\u00a0km/h')
})

test('uses the usual limits when settings are unavailable, says so and logs it', async () => {
  const { outlook, client, sql, logs } = await farms()
  await client.farmSettings.save({ body: { limits: { alerts: { gustKmh: 1 } } } })
  await sql`alter table farm_settings rename to farm_settings_away`
  const ahead = await outlook({ query: ludlow })
  expect(ahead.usual).toBe(true)
  expect(ahead.alerts?.limits.find(({ kind }) => kind === 'gusts')?.figure).toBe('60\u00a0km/h')
  expect(logs.map(({ msg }) => msg)).toContain(
    'judging at the usual limits: the farm settings are not available',
  )
})

test('sample weather has sentences but raises no alert', async () => {
  const { outlook } = await sky.farm({ WEATHER_PROVIDERS: 'sample' })
  const ahead = await outlook({ query: ludlow })
  expect(ahead.days[0]?.windows.spraying?.length).toBeGreaterThan(0)
  expect(sentences(ahead).every((sentence) => /rain|dry|showers/i.test(sentence))).toBe(true)
  expect(ahead.alerts).toBeUndefined()
})

test('uses the last good forecast, with its original time, when no provider answers', async () => {
  const { forecast, outlook } = await sky.farm()
  const first = await forecast({ query: ludlow })
  sky.all(status(503))
  sky.clock.ms += 8 * HOUR
  const stale = await forecast({ query: ludlow })
  const ahead = await outlook({ query: ludlow })
  expect(ahead.fetchedAt).toBe(first.source.fetchedAt)
  expect(ahead.alerts?.untilDt).toBe((stale.list.at(-1)?.dt ?? 0) + 10_800)
})

test.each([
  ['fail', status(503), 502, 'bad_upstream'],
  ['hang', hang, 504, 'upstream_timeout'],
] as const)(
  'returns the same error as the forecast when all providers %s',
  async (_name, behaviour, code, error) => {
    sky.all(behaviour)
    const { request } = await sky.farm({}, undefined, { weatherMs: 300 })
    const response = await request({ method: 'GET', url: '/api/weather/outlook?lat=52.37&lon=-2.71' })
    expect([response.statusCode, response.json().code]).toEqual([code, error])
  },
)

test('refuses an outlook without a session or at an invalid place, without calling a provider', async () => {
  const { browser, request } = await sky.farm()
  const url = '/api/weather/outlook?lat=52.37&lon=-2.71'
  const answer = await browser().request({ method: 'GET', url })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in'])
  const nowhere = await request({ method: 'GET', url: '/api/weather/outlook?lat=91&lon=0' })
  expect([nowhere.statusCode, nowhere.json().code]).toEqual([400, 'invalid_request'])
  expect(sky.calls()).toEqual([0, 0, 0])
})

async function farms() {
  const farm = await sky.farm()
  const own = farm.browser()
  await own.client.accounts.login({ body: createSignup('wanjiru') })
  return { ...farm, client: own.client, outlook: own.client.weather.outlook }
}
