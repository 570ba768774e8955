import { type FallName, fallSaid } from '../../steps/fall-name.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'

/** Heuristic: a smaller share of melted snow, or of what fell, is not worth a word. */
const LEAST_SHARE = 0.2

/**
 * What a reason that holds water against a job is called: by `code` where it fell, as what it fell in the steps that it
 * fell in; as melted snow where it is that; and where it is both, as rain and snow.
 *
 * @param meltMm how much of `mm` has melted
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
