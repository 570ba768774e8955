import type { Double } from '@smart-farming/upstream-doubles/double'
import { startMetNorway } from '@smart-farming/upstream-doubles/met-norway'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { OPEN_WEATHER_KEY, startOpenWeather } from '@smart-farming/upstream-doubles/open-weather'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { OpenAiModel } from '../../../src/chat/model/openai/openai-model.ts'
import { download } from '../../../src/market/imports/download.ts'
import { searchKey } from '../../../src/places/gazetteer/search-key.ts'
import { OpenMeteoGeocoder } from '../../../src/places/geocoders/open-meteo-geocoder.ts'
import { OpenWeatherGeocoder } from '../../../src/places/geocoders/open-weather-geocoder.ts'
import type { NameQuery } from '../../../src/places/search/place-query.ts'
import { MetNorway } from '../../../src/weather/providers/met-norway/met-norway.ts'
import { OpenMeteo } from '../../../src/weather/providers/open-meteo.ts'
import { OpenWeather } from '../../../src/weather/providers/open-weather.ts'
import { ludlow } from '../weather/weather-doubles.ts'
import { startPriceSites } from './price-sites.ts'

/** An adapter with its double. */
export interface AdapterBench {
  readonly double: Double
  /** Makes one call and waits for its end. Rejects if the service failed. */
  call(signal: AbortSignal): Promise<unknown>
  close(): Promise<void>
}

const now = () => Date.UTC(2026, 8, 21, 14, 20)
const town: NameQuery = { name: 'Ludlow', key: searchKey('Ludlow'), within: undefined }

async function bench(
  double: Double,
  adapter: { close(): Promise<void> },
  call: (signal: AbortSignal) => Promise<unknown>,
): Promise<AdapterBench> {
  return {
    double,
    call,
    async close() {
      await adapter.close()
      await double.close()
    },
  }
}

/** All adapters of external services. */
export const adapters: Readonly<Record<string, () => Promise<AdapterBench>>> = {
  async OpenWeather() {
    const double = await startOpenWeather()
    const provider = new OpenWeather({ baseUrl: double.url, key: OPEN_WEATHER_KEY, now })
    return bench(double, provider, (signal) => provider.forecast(ludlow, signal))
  },
  async 'Open-Meteo'() {
    const double = await startOpenMeteo()
    const provider = new OpenMeteo({ baseUrl: double.url, now })
    return bench(double, provider, (signal) => provider.forecast(ludlow, signal))
  },
  async 'MET Norway'() {
    const double = await startMetNorway()
    const provider = new MetNorway({ baseUrl: double.url, contact: 'farm@example.org', now })
    // The adapter caches its documents, so each call is for a new place.
    let places = 0
    return bench(double, provider, (signal) => {
      places += 1
      return provider.forecast({ lat: (places % 9_000) / 100, lon: Math.floor(places / 9_000) }, signal)
    })
  },
  async "OpenWeather's geocoder"() {
    const double = await startOpenWeather()
    const geocoder = new OpenWeatherGeocoder({ baseUrl: double.url, key: OPEN_WEATHER_KEY })
    return bench(double, geocoder, (signal) => geocoder.find(town, signal))
  },
  async "Open-Meteo's geocoder"() {
    const double = await startOpenMeteo()
    const geocoder = new OpenMeteoGeocoder({ baseUrl: double.url })
    return bench(double, geocoder, (signal) => geocoder.find(town, signal))
  },
  async 'the price sources'() {
    const { double, addresses } = await startPriceSites()
    const nothing = { close: async () => {} }
    return bench(double, nothing, (signal) =>
      download('wfp', { country: 'KE', now: new Date(now()), signal, addresses }),
    )
  },
  async 'the model'() {
    const double = await startOpenAi()
    const deadlines = { firstMs: 15_000, idleMs: 15_000, totalMs: 15_000 }
    const model = new OpenAiModel({
      baseUrl: `${double.url}/v1`,
      key: undefined,
      name: 'small',
      maxTokensField: 'max_tokens',
      deadlines,
    })
    const question = {
      messages: [{ role: 'user', content: 'Maize?' }] as const,
      maxTokens: 100,
      payer: { userId: 1, address: '192.0.2.1' },
    }
    return bench(double, model, async (signal) => {
      let parts = 0
      for await (const _part of model.ask(question, signal)) parts += 1
      return parts
    })
  },
}
