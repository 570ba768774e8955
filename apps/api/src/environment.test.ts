import { server as words } from '@smart-farming/words/en/server'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { geocoderList } from './places/geocoders/geocoder-list.ts'
import { providerList } from './weather/providers/provider-list.ts'

const ids = providerList.map(({ info }) => info.id)

test('each provider has a unique id, and each geocoder uses the id of a provider', () => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id } of geocoderList) expect(ids).toContain(id)
})

test('uses the providers in list order by default, except those without a key or with made-up data', () => {
  expect(loadConfig({ OPENWEATHER_API_KEY: 'k' }).weather.providers).toEqual(ids)
  expect(loadConfig({ NODE_ENV: 'production' }).weather.providers).toEqual(['open-meteo', 'met-norway'])
})

test('passes on each service’s own settings and no others', () => {
  const { settings } = loadConfig({
    MET_NORWAY_BASE_URL: 'http://localhost:1',
    SESSION_SECRET: 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd',
  }).weather
  const names = [...providerList, ...geocoderList].flatMap((service) => Object.keys(service.settings))
  expect(settings).toMatchObject({ MET_NORWAY_BASE_URL: 'http://localhost:1' })
  for (const name of Object.keys(settings)) expect(names).toContain(name)
  expect(() => loadConfig({ OPEN_METEO_GEOCODING_BASE_URL: 'nowhere' })).toThrow(
    'OPEN_METEO_GEOCODING_BASE_URL',
  )
})

test('creates each provider under its id from the list, but OpenWeather only with a key', async () => {
  const made = async (env: Record<string, string>) => {
    const { settings, contact } = loadConfig(env).weather
    const parts = { now: () => 0, words, contact, countryAt: async () => undefined }
    const providers = providerList.flatMap(({ make }) => make(settings, parts)?.() ?? [])
    await Promise.all(providers.map((provider) => provider.close()))
    return providers.map(({ info }) => info.id)
  }
  expect(await made({ OPENWEATHER_API_KEY: 'k' })).toEqual(ids)
  expect(await made({})).toEqual(ids.filter((id) => id !== 'openweather'))
})
