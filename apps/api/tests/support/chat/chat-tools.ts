import { checkGrounding } from '@smart-farming/market-core/grounding/ground.fixture'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { pino } from 'pino'
import { expect } from 'vitest'
import { chatTools } from '../../../src/chat/tools/chat-tools.ts'
import type { ToolPorts } from '../../../src/chat/tools/ports.ts'
import { ToolRefusal, type ToolResult } from '../../../src/chat/tools/tool.ts'
import { FarmPlaces } from '../../../src/farm/farm-places.ts'
import { readFarmSettings } from '../../../src/farm-settings/own-settings.ts'
import { PriceAnswerer } from '../../../src/market/stored/price-answerer.ts'
import { StoredPrices } from '../../../src/market/stored/stored-prices.ts'
import { OpenMeteoGeocoder } from '../../../src/places/geocoders/open-meteo-geocoder.ts'
import { PlaceSearch } from '../../../src/places/search/place-search.ts'
import type { Point } from '../../../src/weather/grid.ts'
import { createCropGrowthContext } from '../../../src/weather/growing/crop-growth-context.ts'
import { assessCropGrowth, requiredHistory } from '../../../src/weather/growing/growing.ts'
import { attachHistory, loadForecastWithHistory } from '../../../src/weather/history/forecast-with-history.ts'
import { loadSeasonHistory } from '../../../src/weather/history/season-history.ts'
import { createBudgets } from '../../../src/weather/limits/create-budgets.ts'
import { WeatherService } from '../../../src/weather/weather.ts'
import { startApp } from '../app.ts'

export const ASKED_AT = new Date('2026-09-21T14:20:00Z')

/** The chat tools on their own tables, with the Open-Meteo double for weather and places. */
export async function startTools(env: Record<string, string> = {}) {
  const openMeteo = await startOpenMeteo()
  const app = await startApp({
    env: {
      WEATHER_PROVIDERS: 'open-meteo',
      OPEN_METEO_BASE_URL: openMeteo.url,
      OPEN_METEO_ARCHIVE_BASE_URL: openMeteo.url,
      ...env,
    },
    overrides: { now: () => ASKED_AT },
  })
  const { config, database, words } = app.deps
  const now = () => ASKED_AT
  const budgets = createBudgets({ ...app.deps, log: pino({ level: 'silent' }) })
  const weather = new WeatherService({ config, budgets, now, words })
  const geocoders = [new OpenMeteoGeocoder({ baseUrl: openMeteo.url })]
  const places = new PlaceSearch({ database, now, geocoders })
  const farms = new FarmPlaces({ database, find: (text, country) => places.find(text, country) })
  const prices = new StoredPrices(app.deps.prices, database, words)
  const ports: ToolPorts = {
    words,
    prices,
    answers: new PriceAnswerer(prices, { now, run: app.deps.reading.run }),
    farms,
    weather: {
      async forecast(at: Point) {
        const asker = { id: 0, isOwn: async () => true }
        const { forecast, known } = await loadForecastWithHistory(weather, at, asker, (error) => {
          throw error
        })
        return attachHistory(forecast, known)
      },
      async growing(at: Point, _asker, own) {
        const asker = { id: 0, isOwn: async () => true }
        const fails = (error: unknown) => {
          throw error
        }
        const { forecast, known } = await loadForecastWithHistory(weather, at, asker, fails)
        const { before } = weather
        const season = before
          ? await loadSeasonHistory({ ...before, onTrouble: fails }, at, asker, requiredHistory(own))
          : {}
        return assessCropGrowth(createCropGrowthContext(words.weather, forecast, own, known, season))
      },
      settings: (userId: number) => readFarmSettings(database, userId),
    },
  }
  const tools = new Map(chatTools(ports).map((tool) => [tool.name, tool]))

  /**
   * Calls a tool for a farm in a place. No account has the id 0, so its settings are the defaults.
   */
  function call(name: string, args: unknown = {}, location = 'Nakuru', id = 0): Promise<ToolResult> {
    const tool = tools.get(name)
    if (tool === undefined) throw new Error(`there is no tool ${name}`)
    const asker = { id, farmName: 'Hill Farm', location }
    return tool.run(args, { asker, at: ASKED_AT, signal: AbortSignal.timeout(20_000) })
  }

  return {
    app,
    openMeteo,
    ports,
    tools,
    call,
    /** The message of a refusal. */
    async refusal(name: string, args: unknown, location?: string): Promise<string> {
      const error = await call(name, args, location).then(
        (result) => expect.fail(`not refused: ${JSON.stringify(result)}`),
        (refused: unknown) => refused,
      )
      expect(error).toBeInstanceOf(ToolRefusal)
      return (error as ToolRefusal).message
    },
    async close() {
      await weather.close()
      await farms.close()
      await places.close()
      await app.close()
      await openMeteo.close()
    },
  }
}

/** Numbers in a result that its facts do not contain. */
export function findUngroundedFigures({ data, facts, names }: ToolResult): string[] {
  const texts = textsOf(data).join('\n')
  return checkGrounding(texts, facts, names)
    .figures.filter(({ verified }) => !verified)
    .map(({ text }) => text)
}

function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}
