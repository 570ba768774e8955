import { type PrecipitationKind, precipitationField } from '../../steps/precipitation-kind.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'

/** Heuristic: a smaller share of meltwater or precipitation is not worth mentioning. */
const MIN_SHARE = 0.2

/**
 * Names a reason about water. Mostly meltwater is `snow_melted`; a mixture counts as rain and snow;
 * the rest is `code` with its kind of precipitation.
 *
 * @param meltMm the part of `mm` that is meltwater
 */
export function waterReason(
  code: string,
  mm: number,
  meltMm: number,
  fellIn: readonly WeatherStep[],
): { code: string; fall?: PrecipitationKind } {
  if (meltMm > mm * (1 - MIN_SHARE)) return { code: 'snow_melted' }
  if (meltMm > mm * MIN_SHARE) return { code, fall: 'mixed' }
  return { code, ...(fellIn.length > 0 && precipitationField(fellIn)) }
}
