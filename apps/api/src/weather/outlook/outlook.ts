import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { weatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { displayUnits } from '@smart-farming/weather-core/words/display-units'
import { alertOutlook, dayOutlook, type OutlookFarm } from '@smart-farming/weather-core/words/outlook'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { farmOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { judgedWork, windowsOf } from './work-outlook.ts'

/**
 * What a forecast means for a farm: each day in a sentence and with what it allows, and alerts where the weather is
 * real.
 *
 * @param own undefined when the farmer's settings could not be had: the usual limits stand in, and the answer says so
 */
export function outlookOf({ list, city, source }: Forecast, own: OutlookFarm | undefined): Outlook {
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone }
  const steps = list.map(weatherStep)
  const works = worksFor(own?.enterprises)
  const farm = farmOf(own ?? {})
  return {
    fetchedAt: source.fetchedAt,
    units: displayUnits(own?.units),
    ...(own === undefined && { usual: true }),
    works: works.map((work) => judgedWork(work, farm)),
    days: judgeForecast(steps, place, farm).map((day) => ({
      ...dayOutlook(day, place, own),
      windows: windowsOf(day, works),
    })),
    ...(!source.sample && { alerts: alertOutlook(steps, place, own) }),
  }
}
