import { status } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  expireFailures,
  HOUR,
  ludlow,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

// A clock that was ahead has been corrected. Answers from that time have future timestamps and
// would count as fresh until then. All answers in these tests are useful for longer than that.
const AHEAD = 2 * HOUR

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

const iso = (ms: number) => new Date(ms).toISOString()

test.each(['forecast', 'current'] as const)(
  '%s: an instance drops weather fetched while its clock was ahead',
  async (call) => {
    const farm = await sky.farm()
    sky.clock.ms += AHEAD
    await farm[call]({ query: ludlow })
    sky.clock.ms -= AHEAD
    expect((await farm[call]({ query: ludlow })).source.fetchedAt).toBe(iso(sky.clock.ms))
  },
)

test.each(['forecast', 'current'] as const)(
  '%s: ignores and replaces a stored row from the future',
  async (call) => {
    const ahead = await sky.farm()
    sky.clock.ms += AHEAD
    await ahead[call]({ query: ludlow })
    await sky.stopApps()
    sky.clock.ms -= AHEAD
    const right = await sky.farm({}, ahead.schema)
    expect((await right[call]({ query: ludlow })).source.fetchedAt).toBe(iso(sky.clock.ms))
    await sky.stopApps()
    const next = await sky.farm({}, ahead.schema)
    expect((await next[call]({ query: ludlow })).source.fetchedAt).toBe(iso(sky.clock.ms))
    expect(sky.calls()).toEqual([2, 0, 0])
  },
)

test.each(['its own', "another's"])(
  'does not serve %s answer from the future in place of a new one',
  async (whose) => {
    const farm = await sky.farm()
    sky.clock.ms += AHEAD
    await farm.forecast({ query: ludlow })
    sky.clock.ms -= AHEAD
    sky.all(status(503))
    if (whose === "another's") await sky.stopApps()
    const asked = whose === 'its own' ? farm : await sky.farm({}, farm.schema)
    await expect(asked.forecast({ query: ludlow })).rejects.toMatchObject({ code: 'bad_upstream' })
  },
)

test('after the clock is set back, an old answer served while it was ahead is dropped', async () => {
  const farm = await sky.farm()
  await farm.forecast({ query: ludlow })
  sky.clock.ms += 10 * HOUR
  sky.all(status(503))
  expect((await farm.forecast({ query: ludlow })).source.stale).toBe(true)
  sky.clock.ms -= 8 * HOUR
  sky.recover()
  await expireFailures(farm.sql)
  expect((await farm.forecast({ query: ludlow })).source).toMatchObject({ fetchedAt: iso(sky.clock.ms) })
})

test('after the clock is set back, a failure recorded while it was ahead is dropped', async () => {
  const farm = await sky.farm()
  sky.clock.ms += AHEAD
  sky.all(status(503))
  await expect(farm.forecast({ query: ludlow })).rejects.toMatchObject({ code: 'bad_upstream' })
  sky.clock.ms -= AHEAD
  sky.recover()
  await expireFailures(farm.sql)
  expect((await farm.forecast({ query: ludlow })).source.fetchedAt).toBe(iso(sky.clock.ms))
})

test('drops MET Norway documents from the future too', async () => {
  const farm = await sky.farm({ WEATHER_PROVIDERS: 'met-norway' })
  sky.clock.ms += AHEAD
  await farm.forecast({ query: ludlow })
  sky.clock.ms -= AHEAD
  await farm.forecast({ query: ludlow })
  expect(sky.calls()).toEqual([0, 0, 2])
})

test('instances whose clocks differ by half a minute share their answers', async () => {
  const ahead = await sky.farm()
  sky.clock.ms += 30_000
  const { source } = await ahead.forecast({ query: ludlow })
  sky.clock.ms -= 30_000
  const behind = await sky.farm({}, ahead.schema)
  expect((await behind.forecast({ query: ludlow })).source).toEqual(source)
  expect((await ahead.forecast({ query: ludlow })).source).toEqual(source)
  expect(sky.calls()).toEqual([1, 0, 0])
})

test.each([
  ['lease', 'leased_until'],
  ['failure', 'failed_until'],
])('a %s made too long by a wrong database clock blocks no request', async (_what, column) => {
  const { forecast, sql } = await sky.farm()
  await sql`insert into weather_answers (key, failure, ${sql(column)})
    values ('forecast:3:52.37,-2.71', 'bad_upstream', now() + interval '1 hour')`
  expect((await forecast({ query: ludlow })).source.id).toBe('openweather')
})
