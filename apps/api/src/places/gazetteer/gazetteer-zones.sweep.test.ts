import { expect, test } from 'vitest'
import { offsetAt, zoneWithOffset } from '../../timing/place-zone.ts'
import { readCities } from './gazetteer-files.ts'

const SEASONS = [Date.UTC(2026, 0, 15) / 1000, Date.UTC(2026, 6, 15) / 1000]

/** The UTC offsets of a country's zones at a given time. Kosovo has no zone in CLDR. */
function offsetsOf(country: string, at: number): ReadonlySet<number> {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] }
  const zones = locale.getTimeZones()
  return new Set((zones.length > 0 ? zones : ['Europe/Belgrade']).map((zone) => offsetAt(zone, at)))
}

test('gives every place in the gazetteer a UTC offset used in its country', async () => {
  const offsets = SEASONS.map((at) => ({ at, of: new Map<string, ReadonlySet<number>>() }))
  const strange: string[] = []
  let places = 0
  for await (const { name, lat, lng: lon, country } of readCities()) {
    places += 1
    for (const { at, of } of offsets) {
      const known = of.get(country) ?? offsetsOf(country, at)
      of.set(country, known)
      const { timezone } = zoneWithOffset({ lat, lon, country }, at)
      if (!known.has(timezone)) strange.push(`${name}, ${country}: ${timezone / 3600}`)
      const [offsetSeconds = 0] = known
      const { zone = '' } = zoneWithOffset({ lat, lon, country, offsetSeconds }, at)
      if (offsetAt(zone, at) !== offsetSeconds) strange.push(`${name}, ${country}, told: ${zone}`)
    }
  }
  expect(strange).toEqual([])
  expect(places).toBe(171_075)
})
