import { findAlerts } from '@smart-farming/weather-core/alerts/find-alerts'
import { keepIds, namedNow } from '@smart-farming/weather-core/alerts/keep-ids'
import type { ForecastAnswer } from './forecast-answer.ts'

/**
 * A new answer with the names of the events in it: those that they had in the answer before, however they have moved.
 * By the usual limits, because all farms of a cell share an answer: a farm's own events are named after those that they
 * meet (`keepIds`).
 */
export function withNames(answer: ForecastAnswer, before: ForecastAnswer | undefined): ForecastAnswer {
  const { hours, past, city, source, elevationM } = answer
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const { alerts } = findAlerts(hours, place, undefined, undefined, past?.hours)
  const told = before?.named ?? []
  const nowDt = Date.parse(source.fetchedAt) / 1000
  const named = namedNow(keepIds(alerts, told, nowDt), told, nowDt)
  return { ...answer, named }
}
