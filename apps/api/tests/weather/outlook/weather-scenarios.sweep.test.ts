import { existsSync, readFileSync } from 'node:fs'
import { status } from '@smart-farming/upstream-doubles/faults'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignup } from '../../support/accounts/farmers.ts'
import type { Browser } from '../../support/app.ts'
import { type Scenario, scenarioMidnight } from '../../support/weather/scenario.ts'
import { findMismatches } from '../../support/weather/scenario-mismatches.ts'
import {
  metNorwayAnswer,
  openMeteoAnswer,
  openWeatherAnswer,
  respondWithScenario,
} from '../../support/weather/scenario-providers.ts'
import { startWeatherDoubles, type WeatherDoubles } from '../../support/weather/weather-doubles.ts'
import { SCENARIOS } from './scenarios/index.ts'

// Hourly weather, with expected and forbidden statements for every provider. To use another file of
// the same format:
// SCENARIOS=<file.json> vitest run tests/weather/outlook/weather-scenarios.sweep.test.ts
const { SCENARIOS: file } = process.env
const cases: readonly Scenario[] =
  file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : SCENARIOS

let sky: WeatherDoubles
const apps = new Map<string, Awaited<ReturnType<WeatherDoubles['farm']>>>()
beforeAll(async () => {
  // These tests use hundreds of cells and do not need the diary.
  sky = await startWeatherDoubles({ keepsDiary: false })
})
afterAll(() => sky.close())

async function appFor(by: string) {
  const made =
    apps.get(by) ?? (await sky.farm({ WEATHER_PROVIDERS: by, OPERATOR_CONTACT: 'ops@farm.example' }))
  apps.set(by, made)
  return made
}

const farmers = new Map<string, Browser['client']>()

/**
 * A farmer with the scenario's settings, signed in on its day. Scenarios with equal settings share
 * a farmer.
 */
async function farmerOf({ by, date = '', farm = {} }: Scenario) {
  const key = `${by} ${date} ${JSON.stringify(farm)}`
  const known = farmers.get(key)
  if (known) return known
  const { client } = (await appFor(by)).browser()
  await client.accounts.signup({
    body: createSignup(`farmer-${farmers.size}`, { location: '-0.28333, 36.06667' }),
  })
  await client.farmSettings.save({ body: farm })
  farmers.set(key, client)
  return client
}

/** The outlook for a farmer with the scenario's settings, at its hour, in its weather. */
async function outlookOf(scenario: Scenario, number: number) {
  sky.clock.ms = (scenarioMidnight(scenario) + scenario.now * 3600) * 1000
  const fails = (id: string) => scenario.failing?.includes(id) ?? false
  sky.openMeteo.respond(
    fails('open-meteo') ? status(503) : respondWithScenario((query) => openMeteoAnswer(scenario, query)),
  )
  sky.openWeather.respond(
    fails('openweather') ? status(503) : respondWithScenario(() => openWeatherAnswer(scenario)),
  )
  sky.metNorway.respond(
    fails('met-norway') ? status(503) : respondWithScenario(() => metNorwayAnswer(scenario)),
  )
  const { weather } = await farmerOf(scenario)
  // Each scenario has its own cell, so that answers are not shared.
  const { lat = 52.2, lon = 0.1 } = scenario
  const query = { lat: lat - (number % 20) * 0.02, lon: lon - Math.floor(number / 20) * 0.02 }
  return weather.outlook({ query })
}

describe.each([...new Set(cases.map(({ by }) => by))])('scenarios with %s', (by) => {
  test('gives no scenario a wrong outlook', () =>
    checkRows(
      cases.flatMap((scenario, i) => (scenario.by === by ? [[scenario.id, scenario, i] as const] : [])),
      async ([, scenario, number]) => {
        const outlook = outlookOf(scenario, number)
        if (scenario.refused) await expect(outlook).rejects.toMatchObject({ status: 502 })
        else expect(findMismatches(scenario, await outlook)).toEqual([])
      },
    ))
})
