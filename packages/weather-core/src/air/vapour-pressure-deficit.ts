import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'
import { airMoisture } from './dew-point.ts'
import {
  meanSaturationVapourPressure,
  saturationVapourPressure,
  vapourPressureFromHumidityRange,
} from './vapour-pressure.ts'

/**
 * Vapour pressure deficit of one step, kPa, at least 0: e0(T)(1 - RH/100) (FAO-56 chapter 3). Valid
 * -40..50 °C. Needs the temperature and the humidity or dew point.
 */
export function vapourPressureDeficit(inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC'>): Maybe<number> {
  return mapKnown(airMoisture(inputs), ({ tempC, humidityPct }) =>
    known(Math.max(0, saturationVapourPressure(tempC) * (1 - humidityPct / 100))),
  )
}

/**
 * Daily vapour pressure deficit, kPa: es - ea from the day's extremes (FAO-56 Eq. 12 and 17). At
 * least 0. Unknown if the maximum temperature is below the minimum.
 */
export function dailyVapourPressureDeficit(
  inputs: Inputs<'maxTempC' | 'minTempC'>,
  maxHumidityPct: number | undefined,
  minHumidityPct: number | undefined,
): Maybe<number> {
  const highest = readInputs(['humidityPct'], { humidityPct: maxHumidityPct })
  const lowest = readInputs(['humidityPct'], { humidityPct: minHumidityPct })
  if (!highest.known) return highest
  if (!lowest.known) return lowest
  return mapKnown(readInputs(['maxTempC', 'minTempC'], inputs), ({ maxTempC, minTempC }) => {
    if (maxTempC < minTempC) return unknown('max_below_min')
    const actual = vapourPressureFromHumidityRange(
      maxTempC,
      minTempC,
      highest.value.humidityPct,
      lowest.value.humidityPct,
    )
    return known(Math.max(0, meanSaturationVapourPressure(maxTempC, minTempC) - actual))
  })
}

/** Greenhouse deficit bands, kPa: widely used values without a single publisher. */
export const DEFICIT_BANDS = { humidBelow: 0.4, comfortableTo: 1.2, stressAbove: 1.6 } as const

/** Greenhouse class of a deficit in kPa: disease risk, comfortable, rising or plant stress. */
export function deficitBand(
  deficitKpa: number,
  bands: { humidBelow: number; comfortableTo: number; stressAbove: number } = DEFICIT_BANDS,
): 'humid' | 'comfortable' | 'rising' | 'stress' {
  if (deficitKpa < bands.humidBelow) return 'humid'
  if (deficitKpa <= bands.comfortableTo) return 'comfortable'
  return deficitKpa <= bands.stressAbove ? 'rising' : 'stress'
}
