import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { USUAL_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { localDay } from '@smart-farming/weather-core/zone'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import { gridPoint } from '../grid.ts'
import { beforeOf, soilBefore } from '../past/before-of.ts'
import type { KnownBefore } from '../past/known-before.ts'
import type { Page } from './diary.ts'
import { daysAhead, daysCame } from './diary-days.ts'

/**
 * The diary pages of an outlook: the forecast as shown, judged at the default limits, and the past days by its past
 * hours. None for sample weather, or for a stale answer that could not be renewed.
 * @param nowMs unix ms
 */
export function pagesOf(forecast: ForecastAnswer, known: KnownBefore, nowMs: number): Page[] {
  const { hours, past, city, source, elevationM } = forecast
  if (source.sample === true || source.stale === true) return []
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const at = gridPoint(coord)
  const today = localDay(place, nowMs / 1000)
  const judgeAhead = () =>
    judgeForecast(hours, place, USUAL_RULES, beforeOf(forecast, place, USUAL_RULES.soil, known))
  const ahead: Page = {
    at,
    provider: source.id,
    day: today,
    kind: 'ahead',
    entry: () => ({
      at,
      provider: source.id,
      fetchedAt: new Date(source.fetchedAt),
      days: daysAhead(judgeAhead(), today),
    }),
  }
  const came = past
    ? { provider: past.sourceId, fetchedAt: source.fetchedAt, steps: [...past.hours, ...hours] }
    : known.past && {
        provider: known.past.source.id,
        fetchedAt: known.past.source.fetchedAt,
        steps: known.past.hours,
      }
  if (came === undefined) return [ahead]
  const { provider, fetchedAt, steps } = came
  // The first of the past days has no earlier data except its soil.
  const judgeCame = () =>
    judgeForecast(steps.map(asItCame), place, USUAL_RULES, {
      soil: soilBefore(steps, place, USUAL_RULES.soil, known),
    })
  return [
    ahead,
    {
      at,
      provider,
      day: today,
      kind: 'came',
      entry: () => ({
        at,
        provider,
        fetchedAt: new Date(fetchedAt),
        days: daysCame(judgeCame(), today),
      }),
    },
  ]
}

/** The chance of rain of an observed step is settled: 0 or 1. */
const asItCame = <S extends WeatherStep>(step: S): S =>
  step.rainMm === undefined ? step : { ...step, pop: step.rainMm > 0 ? 1 : 0 }
