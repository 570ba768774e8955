import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'

/**
 * Four methods for growing degree days. Always state the method with a value: McMaster & Wilhelm
 * (1997, Agric. For. Meteorol. 87, 291) found differences of up to 83 %.
 * - `average`: max(0, mean - base), their method 1.
 * - `reset`: extremes below the base are raised to the base, their method 2.
 * - `capped`: like `reset`, and extremes above the upper limit are lowered to the limit (86/50 °F
 * for maize).
 * - `sine`: area under a single sine between base and upper limit (Baskerville & Emin 1969;
 * horizontal cut-off, Zalom et al. 1983, UC IPM).
 */
export type DegreeDayMethod = 'average' | 'reset' | 'capped' | 'sine'

/** In the unit of the temperatures. `upper` is required for `capped` and optional for `sine`. */
export interface DegreeDayLimits {
  base: number
  upper?: number | undefined
}

const reset = (max: number, min: number, base: number): number =>
  Math.max(0, (Math.max(max, base) + Math.max(min, base)) / 2 - base)

function capped(max: number, min: number, base: number, upper: number): number {
  const bring = (value: number) => Math.min(upper, Math.max(base, value))
  return (bring(max) + bring(min)) / 2 - base
}

/**
 * Degree days above one threshold, under a sine through the extremes. Equal extremes return early,
 * so the amplitude is never 0.
 */
function sineAbove(threshold: number, max: number, min: number): number {
  const mean = (max + min) / 2
  if (min >= threshold) return mean - threshold
  if (max <= threshold) return 0
  const amplitude = (max - min) / 2
  const angle = Math.asin((threshold - mean) / amplitude)
  return ((mean - threshold) * (Math.PI / 2 - angle) + amplitude * Math.cos(angle)) / Math.PI
}

/**
 * Degree days of one day, in the unit of the given extremes: 1 °C day is 1.8 °F days. The extremes
 * must be finite and in order.
 */
export function degreeDays(
  method: DegreeDayMethod,
  max: number,
  min: number,
  { base, upper }: DegreeDayLimits,
): number {
  switch (method) {
    case 'average':
      return Math.max(0, (max + min) / 2 - base)
    case 'reset':
      return reset(max, min, base)
    case 'capped':
      return capped(max, min, base, upper ?? Infinity)
    case 'sine':
      return sineAbove(base, max, min) - (upper === undefined ? 0 : sineAbove(upper, max, min))
  }
}

/**
 * Growing degree days of one day, °C days, at least 0. Unknown if an extreme is missing, the
 * maximum is below the minimum, or the limits are out of order. Round only for display, not before
 * summing.
 */
export function growingDegreeDays(
  inputs: Inputs<'maxTempC' | 'minTempC'>,
  limits: DegreeDayLimits,
  method: DegreeDayMethod = 'sine',
): Maybe<number> {
  return mapKnown(readInputs(['maxTempC', 'minTempC'], inputs), ({ maxTempC, minTempC }) => {
    if (maxTempC < minTempC) return unknown('max_below_min')
    if (limits.upper !== undefined && limits.upper <= limits.base) return unknown('upper_not_above_base')
    return known(degreeDays(method, maxTempC, minTempC, limits))
  })
}

/**
 * Common base temperatures and upper limits by crop, °C; sources differ. Maize, sorghum, soybean
 * 10/30 (86/50 °F); alfalfa 40 °F; wheat, barley, oats 0 (Idaho; Oklahoma uses 40 °F); cotton 15.6;
 * potato 7; canola 5 (widely used).
 */
export const DEGREE_DAY_LIMITS = {
  maize: { base: 10, upper: 30 },
  sorghum: { base: 10, upper: 30 },
  soybean: { base: 10, upper: 30 },
  alfalfa: { base: 4.44 },
  wheat: { base: 0 },
  barley: { base: 0 },
  oats: { base: 0 },
  cotton: { base: 15.6 },
  potato: { base: 7 },
  canola: { base: 5 },
} as const satisfies Record<string, DegreeDayLimits>
