import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import { SPRAY_GROUPS } from '@smart-farming/weather-core/work/limits/spray-limits'
import { loadServerMessages } from '@smart-farming/words/catalogues'
import { expect, test } from 'vitest'
import type { JudgedForecast } from './outlook.ts'
import { OutlookCache } from './outlook-cache.ts'

const forecast: JudgedForecast = {
  hours: [{ dt: 1_758_520_800, hours: 1, tempC: 18 }],
  city: { coord: { lat: -0.28, lon: 36.07 }, timezone: 10_800, zone: 'Africa/Nairobi' },
  source: {
    ...{ id: 'open-meteo', name: 'Open-Meteo', url: 'https://open-meteo.com/', licence: 'CC BY 4.0' },
    ...{ attribution: 'Weather data by Open-Meteo.com', fetchedAt: '2025-09-22T06:00:00Z' },
  },
}

test('farms with the same settings share an outlook, but each relevant setting gets its own', async () => {
  const cache = new OutlookCache(await loadServerMessages('en'))
  const plain = cache.get(forecast, {})
  expect(cache.get(forecast, {})).toBe(plain)
  const others: OutlookFarm[] = [
    { sprayGroup: SPRAY_GROUPS[0] },
    { soil: 'clay' },
    { enterprises: ['dairy'] },
    { limits: { spraying: { maxWindKmh: 12 } } },
  ]
  for (const own of others) expect(cache.get(forecast, own)).not.toBe(plain)
  const withBoard: FarmSettings = { boardUnit: 't', since: { chill: '2026-01-01' } }
  expect(cache.get(forecast, withBoard)).toBe(plain)
})
