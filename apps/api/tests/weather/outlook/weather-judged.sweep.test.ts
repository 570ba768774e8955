import { daylight, type PlaceOnMap, shareWithin } from '@smart-farming/weather-core/sun/daylight'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWeatherDoubles, type WeatherDoubles } from '../../support/weather/weather-doubles.ts'

// Share of the year in which a job can be judged, with any provider.

let sky: WeatherDoubles
beforeEach(async () => {
  // These tests use hundreds of cells and do not need the diary.
  sky = await startWeatherDoubles({ keepsDiary: false })
})
afterEach(() => sky.close())

type Outlook = Awaited<ReturnType<Awaited<ReturnType<WeatherDoubles['farm']>>['outlook']>>

/** Places in six climates. */
const places = [
  { lat: 52.37, lon: -2.71 },
  { lat: 60.2, lon: 24.9 },
  { lat: -0.28, lon: 36.07 },
  { lat: 41.6, lon: -93.6 },
  { lat: -34.6, lon: -58.4 },
  { lat: 28.6, lon: 77.2 },
]

/** The daylight hours of an outlook, by verdict and first reason. */
function* daylightHours({ days }: Outlook, place: PlaceOnMap, work: string) {
  const sun = daylight(
    place,
    days.map(({ day }) => day),
  )
  for (const { windows } of days)
    for (const { startDt, endDt, verdict, reasons } of windows[work] ?? [])
      for (let dt = startDt; dt < endDt; dt += 3600)
        if (shareWithin(sun, { startDt: dt, endDt: dt + 3600 }) >= 0.5)
          yield { verdict, why: reasons[0]?.code }
}

// Before weather history was used, 91 % of field work and 71 % of combining could not be judged.
test.each(['open-meteo', 'openweather,open-meteo', 'met-norway,open-meteo'])(
  'judges at least 95 percent of daylight hours with providers %s',
  async (providers) => {
    const { outlook, forecast } = await sky.farm({
      WEATHER_PROVIDERS: providers,
      OPERATOR_CONTACT: 'ops@farm.example',
    })
    const hours = new Map(['harvest', 'hay', 'field_work'].map((work) => [work, { all: 0, unknown: 0 }]))
    for (let month = 0; month < 12; month += 1) {
      sky.clock.ms = Date.UTC(2026, month, 3 + month, (5 * month) % 24, 20)
      for (const query of places) {
        const [ahead, { city }] = [await outlook({ query }), await forecast({ query })]
        const place = { latDeg: query.lat, lonDeg: query.lon, zone: city.zone, offsetSeconds: city.timezone }
        for (const [work, count] of hours)
          for (const { verdict, why } of daylightHours(ahead, place, work)) {
            // Hay moisture outside the table is not published, so weather history does not help.
            if (why === 'outside_moisture_table') continue
            count.all += 1
            if (verdict === 'unknown') count.unknown += 1
          }
      }
    }
    for (const [work, { all, unknown }] of hours) {
      expect(all, work).toBeGreaterThan(3_000)
      expect(unknown / all, `${work}: ${unknown} of ${all}`).toBeLessThanOrEqual(0.05)
    }
  },
  120_000,
)
