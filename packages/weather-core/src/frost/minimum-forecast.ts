import { known, type Maybe, unknown } from '../result.ts'

/** A past clear, calm night at the place, °C: wind below 2 m/s, without cloud, fog or rain. */
export interface FrostNight {
  /** Two hours after sunset. */
  tempC: number
  dewPointC: number
  minimumC: number
}

interface Line {
  slope: number
  intercept: number
}

function fit(points: readonly (readonly [x: number, y: number])[]): Line | undefined {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  if (!(spread > 0)) return undefined
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread
  return { slope, intercept: meanY - slope * meanX }
}

const MIN_NIGHTS = 3

/**
 * Predicts the minimum on a clear, calm night, °C, from past nights at the place (FAO Frost
 * Protection 2005; R package frost). It regresses the minimum on the temperature two hours after
 * sunset, then the residual on the dew point, as two separate steps. Unknown with fewer than three
 * nights, or nights too similar to fit a line.
 */
export function predictedMinimum(
  history: readonly FrostNight[],
  tempC: number,
  dewPointC: number,
): Maybe<number> {
  if (history.length < MIN_NIGHTS) return unknown('too_few_nights')
  const byTemp = fit(history.map((night) => [night.tempC, night.minimumC]))
  if (!byTemp) return unknown('nights_too_alike')
  const fromTemp = (t: number) => byTemp.intercept + byTemp.slope * t
  const residual = fit(history.map((night) => [night.dewPointC, night.minimumC - fromTemp(night.tempC)]))
  if (!residual) return unknown('nights_too_alike')
  return known(fromTemp(tempC) + residual.intercept + residual.slope * dewPointC)
}
