import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSignup } from '../../support/accounts/farmers.ts'
import { type Scenario, scenarioMidnight } from '../../support/weather/scenario.ts'
import { openMeteoAnswer, respondWithScenario } from '../../support/weather/scenario-providers.ts'
import { startWeatherDoubles, type WeatherDoubles } from '../../support/weather/weather-doubles.ts'

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

const there = { lat: 52.2, lon: 0.1 }
const OM = { WEATHER_PROVIDERS: 'open-meteo' }

/** Sets the current hour, and a gale between two hours counted from today's midnight. */
function gale(now: number, from: number, to: number) {
  const spells = [{ from, to, wind: 45, gust: 80 }]
  const scenario: Scenario = { id: 'gale', by: 'open-meteo', now, weather: { base: {}, spells }, expect: [] }
  sky.clock.ms = (scenarioMidnight(scenario) + now * 3600) * 1000
  sky.openMeteo.respond(respondWithScenario((query) => openMeteoAnswer(scenario, query)))
}

const idsOf = async ({ outlook }: Pick<Awaited<ReturnType<WeatherDoubles['farm']>>, 'outlook'>) =>
  (await outlook({ query: there })).alerts?.found.filter(({ kind }) => kind === 'gusts').map(({ id }) => id)

test('an alert keeps its id on every instance when its event shifts past midnight', async () => {
  gale(8, 28, 32)
  const here = await sky.farm(OM)
  const first = await idsOf(here)
  expect(first).toEqual(['gusts:2026-03-15'])
  // Moves the gale's start from 04:00 to 08:00 tomorrow. A new alert would get another day's id.
  gale(10, 32, 36)
  expect(await idsOf(here)).toEqual(first)
  // Another instance has never seen the gale, and reads the shared ids.
  gale(12, 36, 39)
  const other = await sky.farm(OM, here.schema)
  expect(await idsOf(other)).toEqual(first)
  gale(14, 24, 27)
  expect(await idsOf(here)).toEqual(first)
})

test('alerts with a farm’s own limits share ids with the alerts of its grid cell', async () => {
  gale(8, 28, 32)
  const app = await sky.farm(OM)
  const { client } = app.browser()
  await client.accounts.signup({ body: createSignup('njeri', { location: '-0.28333, 36.06667' }) })
  await client.farmSettings.save({ body: { limits: { alerts: { gustKmh: 70 } } } })
  const first = await idsOf(client.weather)
  expect(first).toHaveLength(1)
  gale(10, 32, 36)
  expect(await idsOf(client.weather)).toEqual(first)
})
