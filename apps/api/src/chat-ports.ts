import type { PriceAnswers } from './chat/built-in-engine.ts'
import type { KnownFarms, ToolPorts } from './chat/tools/ports.ts'
import type { Deps } from './deps.ts'
import { ownSettings } from './farm-settings/own-settings.ts'
import { PriceAnswerer } from './market/price-answerer.ts'
import { StoredPrices } from './market/stored-prices.ts'
import type { Weather } from './weather/weather.ts'

/** What the other features know, as the chat asks for it. */
export function chatPorts(
  { prices, database }: Pick<Deps, 'prices' | 'database'>,
  weather: Weather,
  farms: KnownFarms,
): ToolPorts & { answers: PriceAnswers } {
  const stored = new StoredPrices(prices, database)
  return {
    prices: stored,
    answers: new PriceAnswerer(stored),
    farms,
    weather: {
      forecast: async (at) => (await weather.forecast(at)).value,
      settings: (userId) => ownSettings(database, userId),
    },
  }
}
