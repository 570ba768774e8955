import { eventsToStore, reuseEventIds } from '@smart-farming/weather-core/alerts/event-ids'
import { findAlerts } from '@smart-farming/weather-core/alerts/find-alerts'
import type { ForecastAnswer } from './forecast-answer.ts'

/**
 * Adds event ids to a new answer. An event keeps its id from the previous answer, even if its times
 * have changed. Events are found at the default limits, because all farms of a cell share an
 * answer. A farm's own events take the ids of those that they overlap (`reuseEventIds`).
 */
export function assignEventIds(answer: ForecastAnswer, before: ForecastAnswer | undefined): ForecastAnswer {
  const { hours, past, city, source, elevationM } = answer
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const { alerts } = findAlerts(hours, place, undefined, undefined, past?.hours)
  const told = before?.named ?? []
  const nowDt = Date.parse(source.fetchedAt) / 1000
  const named = eventsToStore(reuseEventIds(alerts, told, nowDt), told, nowDt)
  return { ...answer, named }
}
