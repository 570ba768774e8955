import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import type { PastWeather } from '@smart-farming/weather-core/work/judge-forecast'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'
import type { Requester } from '../limits/requester.ts'
import type { WeatherService } from '../weather.ts'
import { initialConditions } from './initial-conditions.ts'
import { loadRecentWeather, type RecentWeather } from './recent-weather.ts'

/**
 * Loads a forecast and its initial conditions in parallel.
 * @param onTrouble called for problems with the history other than external failures and limits
 * @throws {AppError} when no provider answers, or when limits forbid calling any
 */
export async function loadForecastWithHistory(
  { forecasts, before }: Pick<WeatherService, 'forecasts' | 'before'>,
  place: Point,
  asker: Requester,
  onTrouble: (error: unknown) => void,
): Promise<{ forecast: ForecastAnswer; known: RecentWeather }> {
  const forecast = (async () => forecasts.figures(place, asker))()
  const known = before ? loadRecentWeather({ ...before, onTrouble }, place, asker, forecast) : {}
  return { forecast: await forecast, known: await known }
}

export interface ForecastWithHistory extends ForecastAnswer {
  readonly before: (soil: SoilType) => PastWeather
}

/** Combines a forecast with its initial conditions, for the rules. */
export function attachHistory(forecast: ForecastAnswer, known: RecentWeather): ForecastWithHistory {
  const { zone, timezone: offsetSeconds } = forecast.city
  return { ...forecast, before: (soil) => initialConditions(forecast, { zone, offsetSeconds }, soil, known) }
}
