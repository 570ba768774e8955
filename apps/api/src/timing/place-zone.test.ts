import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { zoneAt, zoneWithOffset } from './place-zone.ts'

const WINTER = Date.UTC(2026, 0, 15) / 1000

// Towns near a border for which tz-lookup returns the neighbour's zone.
const towns = [
  ['Rundu', 'NA', -17.918, 19.773, 2, 'Africa/Windhoek'],
  ['Sitamarhi', 'IN', 26.5933, 85.4906, 5.5, 'Asia/Calcutta'],
  ['Dili', 'TL', -8.5586, 125.5736, 9, 'Asia/Dili'],
  ['Jayapura', 'ID', -2.5337, 140.7181, 9, 'Asia/Jayapura'],
  ['Kara', 'TG', 9.5511, 1.1861, 0, 'Africa/Lome'],
  ['Kuala Selangor', 'MY', 3.34, 101.25, 8, 'Asia/Kuala_Lumpur'],
  ['Sarande', 'AL', 39.8756, 20.0053, 1, 'Europe/Tirane'],
  ['Tornio', 'FI', 65.8481, 24.1467, 2, 'Europe/Helsinki'],
  ['Houlton', 'US', 46.1262, -67.8403, -5, 'America/New_York'],
  ['Wadi Musa', 'JO', 30.3222, 35.4793, 3, 'Asia/Amman'],
  ['Zaranj', 'AF', 30.96, 61.86, 4.5, 'Asia/Kabul'],
  ['Cobija', 'BO', -11.0267, -68.7692, -4, 'America/La_Paz'],
] as const

test('border towns get the time of their own country, whether or not an offset is given', () =>
  checkRows(towns, ([, country, lat, lon, hours, zone]) => {
    const offsetSeconds = hours * 3600
    expect(zoneWithOffset({ lat, lon, country, offsetSeconds }, WINTER)).toEqual({
      zone,
      timezone: offsetSeconds,
    })
    expect(zoneWithOffset({ lat, lon, country }, WINTER)).toEqual({ zone, timezone: offsetSeconds })
  }))

test('finds a place’s zone and offset', () =>
  checkRows(
    [
      ['the zone of the point is its own country’s', [52.37, -2.71, 'GB', undefined], 'Europe/London', 0],
      ['the same zone by its newer name', [18.52, 73.86, 'IN', 5.5], 'Asia/Kolkata', 5.5],
      ['Xinjiang by Beijing’s clock', [43.8, 87.6, 'CN', 8], 'Asia/Shanghai', 8],
      ['Xinjiang by its own', [43.8, 87.6, 'CN', 6], 'Asia/Urumqi', 6],
      ['an offset that no zone of the country has', [33.27, 35.77, 'SY', 2], undefined, 2],
      ['a country without a zone in CLDR', [42.66, 21.17, 'XK', 1], 'Europe/Belgrade', 1],
      ['what is no country', [52.37, -2.71, 'Kenya', 0], 'Europe/London', 0],
      ['an offset alone, against the zone of the point', [-17.918, 19.773, undefined, 2], undefined, 2],
      ['the open sea', [10, -30, '', undefined], 'Etc/GMT+2', -2],
      ['the pole', [90, 0, 'AQ', undefined], expect.any(String), expect.any(Number)],
    ] as const,
    ([, [lat, lon, country, hours], zone, offset]) => {
      const offsetSeconds = hours === undefined ? undefined : hours * 3600
      const { timezone, ...known } = zoneWithOffset({ lat, lon, country, offsetSeconds }, WINTER)
      expect([known.zone, timezone / 3600]).toEqual([zone, offset])
      expect(zoneAt({ lat, lon, country }, WINTER)).toEqual(expect.any(String))
    },
  ))
