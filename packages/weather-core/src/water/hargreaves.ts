import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'

/**
 * Daily reference evapotranspiration from temperature alone, mm (Hargreaves & Samani; FAO-56 Eq. 52). For days without
 * humidity, wind and cloud data: too low above 3 m/s of wind, too high in humid air; FAO recommends sums over several
 * days. `raMj` is MJ/m2/day; the mean temperature is (max + min) / 2 by default. At least 0.
 */
export function hargreavesEvapotranspiration(
  inputs: Inputs<'maxTempC' | 'minTempC'>,
  raMj: number,
  meanTempC?: number,
): Maybe<number> {
  return mapKnown(readInputs(['maxTempC', 'minTempC'], inputs), ({ maxTempC, minTempC }) => {
    if (maxTempC < minTempC) return unknown('max_below_min')
    const mean = meanTempC ?? (maxTempC + minTempC) / 2
    return known(Math.max(0, 0.0023 * (mean + 17.8) * Math.sqrt(maxTempC - minTempC) * 0.408 * raMj))
  })
}
