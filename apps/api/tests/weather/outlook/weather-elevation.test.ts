import { type CannedAnswer, sendAnswer } from '@smart-farming/upstream-doubles/double'
import { status } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Scenario } from '../../support/weather/scenario.ts'
import {
  openMeteoAnswer,
  openWeatherAnswer,
  respondWithScenario,
} from '../../support/weather/scenario-providers.ts'
import { HOUR, startWeatherDoubles, type WeatherDoubles } from '../../support/weather/weather-doubles.ts'

// Delta T depends on elevation: 27.9 °C and 38 % give 9.5 at sea level and 10.7 at 2,400 m, where
// spraying stops.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

const home = { lat: -0.28333, lon: 36.06667 }
const scenario: Scenario = {
  id: 'high',
  by: '',
  now: 8,
  date: '2026-09-21',
  zone: 'Africa/Nairobi',
  offset: 3,
  elevationM: 2_400,
  weather: { base: { t: 27.9, rh: 38, wind: 9, gust: 14, cloud: 60, pop: 0 }, spells: [] },
  expect: [],
}

/** OpenWeather's answer without the pressures that reveal the elevation. */
function withoutPressures(): CannedAnswer {
  const answer = openWeatherAnswer(scenario)
  const { list } = answer.body as { list: { main: Record<string, unknown> }[] }
  for (const { main } of list) {
    delete main.sea_level
    delete main.grnd_level
  }
  return answer
}

async function farm() {
  sky.clock.ms = Date.UTC(2026, 8, 21, 5)
  sky.openMeteo.respond(respondWithScenario((query) => openMeteoAnswer(scenario, query)))
  sky.openWeather.respond((reply) => sendAnswer(reply, withoutPressures()))
  const product = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo,openweather' })
  const move = (elevation?: number) =>
    product.farmPlaces.move({
      body: { name: 'Upper field', country: 'KE', ...home, ...(elevation !== undefined && { elevation }) },
    })
  const heights = async () =>
    (
      await product.sql<{ elevation_m: number | null }[]>`select elevation_m from farm_places order by id`
    ).map(({ elevation_m }) => elevation_m)
  const spraying = async (query = home) =>
    (await product.outlook({ query })).days[0]?.windows.spraying?.flatMap(({ reasons }) =>
      reasons.flatMap(({ code }) => (code.startsWith('delta_t') ? [code] : [])),
    )
  return { ...product, move, heights, spraying }
}

describe('a place’s elevation', () => {
  test('saves the elevation from one provider and uses it when another gives none', async () => {
    const { move, heights, spraying } = await farm()
    await move()
    expect(await spraying()).toContain('delta_t_high')
    await expect.poll(heights).toEqual([2_400])

    sky.openMeteo.respond(status(503))
    sky.clock.ms += 3 * HOUR
    expect(await spraying()).toContain('delta_t_high')
    // Another cell is not the farm, so its elevation is unknown.
    expect(await spraying({ lat: -0.5, lon: 36.2 })).not.toContain('delta_t_high')
  })

  test('keeps an elevation set by the farmer, but prefers the provider’s', async () => {
    const { move, heights, spraying } = await farm()
    await move(0)
    sky.openMeteo.respond(status(503))
    expect(await spraying()).not.toContain('delta_t_high')
    sky.openMeteo.respond(respondWithScenario((query) => openMeteoAnswer(scenario, query)))
    sky.clock.ms += 3 * HOUR
    expect(await spraying()).toContain('delta_t_high')
    expect(await heights()).toEqual([0])
  })

  test('saves an elevation only for a place in the same cell, even if added later', async () => {
    const { move, heights, spraying } = await farm()
    await spraying()
    await move()
    expect(await heights()).toEqual([null])
    await spraying({ lat: -0.5, lon: 36.2 })
    await spraying()
    await expect.poll(heights).toEqual([2_400])
  })
})
