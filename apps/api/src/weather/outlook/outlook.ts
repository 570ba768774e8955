import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { weatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { displayUnits } from '@smart-farming/weather-core/words/display-units'
import { alertOutlook, dayOutlooks, type OutlookFarm } from '@smart-farming/weather-core/words/outlook'

/**
 * What a forecast means for a farm: a sentence a day, and alerts where the weather is real.
 *
 * @param own undefined when the farmer's settings could not be had: the usual limits stand in, and the answer says so
 */
export function outlookOf({ list, city, source }: Forecast, own: OutlookFarm | undefined): Outlook {
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone }
  const steps = list.map(weatherStep)
  return {
    fetchedAt: source.fetchedAt,
    units: displayUnits(own?.units),
    ...(own === undefined && { usual: true }),
    days: dayOutlooks(steps, place, own),
    ...(!source.sample && { alerts: alertOutlook(steps, place, own) }),
  }
}
