import { type FallName, fallSaid } from '../../steps/fall-name.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'

/** Heuristic: a smaller share of meltwater or precipitation is not worth mentioning. */
const LEAST_SHARE = 0.2

/**
 * Name of a reason about water: `code` for precipitation, with its kind in the steps in which it fell; meltwater as
 * such; and a mixture as rain and snow.
 *
 * @param meltMm the part of `mm` that is meltwater
 */
export function waterSaid(
  code: string,
  mm: number,
  meltMm: number,
  fellIn: readonly WeatherStep[],
): { code: string; fall?: FallName } {
  if (meltMm > mm * (1 - LEAST_SHARE)) return { code: 'snow_melted' }
  if (meltMm > mm * LEAST_SHARE) return { code, fall: 'mixed' }
  return { code, ...(fellIn.length > 0 && fallSaid(fellIn)) }
}
