import type { PriceAnswers } from './chat/built-in/price-answers.ts'
import { FarmPlaces } from './chat/tools/farm/farm-places.ts'
import type { ToolPorts } from './chat/tools/ports.ts'
import type { Deps } from './deps.ts'
import { ownSettings } from './farm-settings/own-settings.ts'
import { PriceAnswerer } from './market/stored/price-answerer.ts'
import { StoredPrices } from './market/stored/stored-prices.ts'
import type { PlaceSearch } from './places/search/place-search.ts'
import type { Weather } from './weather/weather.ts'

/** What the other features know, as the chat asks for it. */
export function chatPorts(
  { prices, database, now }: Pick<Deps, 'prices' | 'database' | 'now'>,
  weather: Weather,
  places: PlaceSearch,
): ToolPorts & { answers: PriceAnswers } {
  const stored = new StoredPrices(prices, database)
  return {
    prices: stored,
    answers: new PriceAnswerer(stored),
    farms: new FarmPlaces({ search: (text) => places.search(text), now }),
    weather: {
      forecast: async (at) => (await weather.forecast(at)).value,
      settings: (userId) => ownSettings(database, userId),
    },
  }
}
