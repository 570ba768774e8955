import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { localDay } from '@smart-farming/weather-core/zone'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import { gridPoint } from '../grid.ts'
import { initialConditions, initialSoil } from '../history/initial-conditions.ts'
import type { RecentWeather } from '../history/recent-weather.ts'
import type { DiaryPage } from './diary.ts'
import { forecastDiaryDays, observedDiaryDays } from './diary-days.ts'

/**
 * The diary pages of an outlook: the forecast, judged at the default limits, and the observed past
 * days. Empty for sample weather and for stale answers.
 * @param nowMs Unix ms
 */
export function createDiaryPages(forecast: ForecastAnswer, known: RecentWeather, nowMs: number): DiaryPage[] {
  const { hours, past, city, source, elevationM } = forecast
  if (source.sample === true || source.stale === true) return []
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const at = gridPoint(coord)
  const today = localDay(place, nowMs / 1000)
  const judgeAhead = () =>
    judgeForecast(hours, place, DEFAULT_RULES, initialConditions(forecast, place, DEFAULT_RULES.soil, known))
  const ahead: DiaryPage = {
    at,
    provider: source.id,
    day: today,
    kind: 'ahead',
    entry: () => ({
      at,
      provider: source.id,
      fetchedAt: new Date(source.fetchedAt),
      days: forecastDiaryDays(judgeAhead(), today),
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
  // Before the first past day, only the soil is known.
  const judgeCame = () =>
    judgeForecast(steps.map(asItCame), place, DEFAULT_RULES, {
      soil: initialSoil(steps, place, DEFAULT_RULES.soil, known),
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
        days: observedDiaryDays(judgeCame(), today),
      }),
    },
  ]
}

/** Sets the chance of rain to 0 or 1, because the rainfall has been observed. */
const asItCame = <S extends WeatherStep>(step: S): S =>
  step.rainMm === undefined ? step : { ...step, pop: step.rainMm > 0 ? 1 : 0 }
