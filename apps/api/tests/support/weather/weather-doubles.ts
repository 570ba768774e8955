import { type Behaviour, type Double, respondNormally } from '@smart-farming/upstream-doubles/double'
import { startMetNorway } from '@smart-farming/upstream-doubles/met-norway'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { OPEN_WEATHER_KEY, startOpenWeather } from '@smart-farming/upstream-doubles/open-weather'
import type postgres from 'postgres'
import { expect } from 'vitest'
import type { createDeps, Deadlines } from '../../../src/deps.ts'
import { createSignup } from '../accounts/farmers.ts'
import { startApp } from '../app.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const ludlow = { lat: 52.3712, lon: -2.7149 }

/**
 * Expires all stored failures, which otherwise last for seconds of PostgreSQL's clock. Waits for
 * leases to end, because a failure is written then.
 */
export async function expireFailures(sql: postgres.Sql): Promise<void> {
  const asking = () => sql`select key from weather_answers where leased_until is not null`
  await expect.poll(asking).toEqual([])
  await sql`update weather_answers set failed_until = now()`
}

/**
 * Starts doubles of the three live providers, with a clock shared by all apps of the test.
 * @param overrides for every app
 */
export async function startWeatherDoubles(overrides: Parameters<typeof createDeps>[1] = {}) {
  const clock = { ms: Date.UTC(2026, 8, 21, 14, 20) }
  const now = () => clock.ms
  const [openWeather, openMeteo, metNorway] = await Promise.all([
    startOpenWeather({ now }),
    startOpenMeteo({ now }),
    startMetNorway({ now }),
  ])
  const doubles: Double[] = [openWeather, openMeteo, metNorway]
  const open: Awaited<ReturnType<typeof startApp>>[] = []

  /**
   * Starts an app that uses the doubles, with a signed-in farmer. With `schema` it is a second
   * instance on that database.
   * @param deadlines that the test lets expire
   * @param monotonicMs clock for the validity of cached sessions
   */
  async function farm(
    env: Record<string, string> = {},
    schema?: string,
    deadlines: Deadlines = {},
    monotonicMs?: () => number,
  ) {
    const app = await startApp({
      env: {
        OPENWEATHER_API_KEY: OPEN_WEATHER_KEY,
        OPENWEATHER_BASE_URL: openWeather.url,
        OPEN_METEO_BASE_URL: openMeteo.url,
        OPEN_METEO_ARCHIVE_BASE_URL: openMeteo.url,
        OPEN_METEO_GEOCODING_BASE_URL: openMeteo.url,
        MET_NORWAY_BASE_URL: metNorway.url,
        WEATHER_PROVIDERS: 'openweather,open-meteo,met-norway',
        // One farmer represents many.
        NEW_PLACES_PER_HOUR: '1000',
        ...env,
      },
      overrides: {
        ...overrides,
        now: () => new Date(clock.ms),
        deadlines,
        ...(monotonicMs !== undefined && { monotonicMs }),
      },
      ...(schema !== undefined && { schema }),
    })
    open.push(app)
    const { client, request } = app.browser()
    const { accounts } = client
    await (schema === undefined ? accounts.signup : accounts.login)({
      // Coordinates avoid geocoder calls, which tests count.
      body: createSignup('wanjiru', { location: '-0.28333, 36.06667' }),
    })
    return {
      ...app,
      ...client.weather,
      growing: client.growing.get,
      farmPlaces: client.farmPlaces,
      search: client.places.search,
      request,
    }
  }

  return {
    clock,
    openWeather,
    openMeteo,
    metNorway,
    farm,
    /** Number of calls to each provider, in the order of `doubles`. */
    calls: () => doubles.map((double) => double.calls.length),
    /** Number of calls to Open-Meteo, by purpose. */
    askedOpenMeteo: () => {
      const daysOf = openMeteo.calls.map(({ query }) =>
        [query.get('past_days'), query.get('forecast_days')].join(),
      )
      const asked = (days: string) => daysOf.filter((each) => each === days).length
      return { forecast: asked('2,6'), past: asked('2,2'), soil: asked('60,6') }
    },
    /** Sets the behaviour of all providers until it is changed. */
    all: (behaviour: Behaviour) => {
      for (const double of doubles) double.respond(behaviour)
    },
    /** Makes all providers work again. */
    recover: () => {
      for (const double of doubles) double.respond(respondNormally)
    },
    /** Closes the apps. The doubles and the clock keep running. */
    async stopApps() {
      for (const app of open.splice(0)) await app.close()
    },
    async close() {
      for (const app of open.splice(0)) await app.close()
      await Promise.all(doubles.map((double) => double.close()))
    },
  }
}

export type WeatherDoubles = Awaited<ReturnType<typeof startWeatherDoubles>>
