import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import type { Before } from '@smart-farming/weather-core/work/judge-forecast'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'
import type { Asker } from '../limits/asker.ts'
import type { Weather } from '../weather.ts'
import { beforeOf } from './before-of.ts'
import { type KnownBefore, knownBefore } from './known-before.ts'

/**
 * A forecast and its initial conditions, both requested at once.
 * @param onTrouble called for problems with earlier weather, other than outside services and limits
 * @throws {AppError} when no provider answers, or none may be asked
 */
export async function forecastAndBefore(
  { forecasts, before }: Pick<Weather, 'forecasts' | 'before'>,
  place: Point,
  asker: Asker,
  onTrouble: (error: unknown) => void,
): Promise<{ forecast: ForecastAnswer; known: KnownBefore }> {
  const forecast = (async () => forecasts.figures(place, asker))()
  const known = before ? knownBefore({ ...before, onTrouble }, place, asker, forecast) : {}
  return { forecast: await forecast, known: await known }
}

/** A forecast with its initial conditions, for the rules. */
export interface ForecastWithBefore extends ForecastAnswer {
  /** @param soil of the farm */
  readonly before: (soil: SoilType) => Before
}

/** Both in one, for judging. */
export function withBefore(forecast: ForecastAnswer, known: KnownBefore): ForecastWithBefore {
  const { zone, timezone: offsetSeconds } = forecast.city
  return { ...forecast, before: (soil) => beforeOf(forecast, { zone, offsetSeconds }, soil, known) }
}
